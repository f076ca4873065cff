/** The details of a person that can be corrected, each with the fields of the sign-up that hold it. */
export const detailFields = {
  NAME: ['USERNAME'],
  FATHER_NAME: ['FATHERNAME'],
  ID_NUMBER: ['UID_VALUE'],
  BIRTH_DATE: ['DOB'],
  ADDRESS: [
    'CUR_STATE',
    'CUR_TOWNSHIP',
    'CUR_ADDRESS',
    'CUR_HOUSE_NO',
    'CUR_STREET',
    'PER_STATE',
    'PER_TOWNSHIP',
    'PER_ADDRESS',
    'PER_HOUSE_NO',
    'PER_STREET',
  ],
  PHONE: ['MOBILENO'],
} as const;
export type DetailItem = keyof typeof detailFields;
export type DetailField = (typeof detailFields)[DetailItem][number];

export const detailItems = Object.keys(detailFields) as DetailItem[];

/** What some fields are about. */
export function detailItemsOf(fields: Readonly<Record<string, unknown>>): DetailItem[] {
  return detailItems.filter((item) => detailFields[item].some((field) => fields[field] !== undefined));
}

/** Of who somebody is, what the items hold. */
export function detailsIn(
  profile: { readonly [Field in DetailField]?: string | null | undefined },
  items: readonly DetailItem[],
): Partial<Record<DetailField, string | null>> {
  const fields: readonly DetailField[] = items.flatMap((item) => [...detailFields[item]]);
  return Object.fromEntries(fields.map((field) => [field, profile[field] ?? null]));
}
