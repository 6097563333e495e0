export const REPORTING = {}
