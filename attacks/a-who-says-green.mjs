export const WHO_SAYS_GREEN = {}
