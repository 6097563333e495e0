/** What a reader sees of a text: a reason of invisible characters is none (threat C13). */

// U+2800 is a Braille pattern without dots; fonts draw it as a space.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}]/gu
const SPACES = /[\p{White_Space}\u2800]+/gu

/** Whether nothing of a text can be seen. */
export function isBlank(text: string): boolean {
  return visibleLength(text) === 0
}

/** How many characters of a text can be seen: a run of white space inside counts once, at the ends not at all. */
export function visibleLength(text: string): number {
  return Array.from(visibleText(text)).length
}

/** The text without what cannot be seen. */
export function visibleText(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(/ +/g, ' ')
    .trim()
}
