export const UNTRUSTED_CODE = {}
