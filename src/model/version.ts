/** The version of this build; a test holds it against package.json. */

/** As in package.json. */
export const VERSION = '0.1.0'
