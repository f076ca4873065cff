/** A browser may put `data:image/jpeg;base64,` before a file. */
const dataUrlPrefixCharacters = 100;

/** Four characters carry three bytes. */
export function base64CharactersOf(bytes: number): number {
  return Math.ceil(bytes / 3) * 4 + dataUrlPrefixCharacters;
}
