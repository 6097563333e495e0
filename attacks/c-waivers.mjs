export const WAIVERS = {}
