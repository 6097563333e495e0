export const READING_THE_CHANGE = {}
