/** Which application the address asks for; what cannot be a number of one is left out. */
export function findDocId(search: string): string | undefined {
  const given = new URLSearchParams(search).get('docId') ?? '';
  return /^[\w-]{1,64}$/.test(given) ? given : undefined;
}
