/** What a first deposit is called, after the document it is for. */
export function depositReferenceOf(documentNo: string): string {
  return `${documentNo}-deposit`;
}
