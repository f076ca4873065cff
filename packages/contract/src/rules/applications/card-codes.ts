/** The codes of an application for a card, apart from the rules: anyone who only reads one needs no rules. */

export const maritalStatuses = ['SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** How somebody lives: in a home of their own, a rented one, with the family, or where they work. */
export const residentialStatuses = ['OWNER', 'RENTED', 'FAMILY', 'EMPLOYER'] as const;
export type ResidentialStatus = (typeof residentialStatuses)[number];

/** Of a guarantor or of another cardholder to the applicant. */
export const cardRelationships = ['SPOUSE', 'PARENT', 'CHILD', 'SIBLING', 'RELATIVE', 'FRIEND', 'COLLEAGUE'] as const;
export type CardRelationship = (typeof cardRelationships)[number];

/** What is photographed for a card. */
export const cardDocumentTypes = ['ID_FRONT', 'ID_BACK', 'INCOME_PROOF', 'ADDRESS_PROOF', 'OTHER'] as const;
export type CardDocumentType = (typeof cardDocumentTypes)[number];

/** The lists by what a text calls them: a code that is in none of them is shown as it comes. */
const lists = {
  marital: maritalStatuses,
  residence: residentialStatuses,
  relationship: cardRelationships,
  document: cardDocumentTypes,
} as const;

type CardCodeList = keyof typeof lists;
type CodeOf<List extends CardCodeList> = (typeof lists)[List][number];

export function isCardCode<List extends CardCodeList>(list: List, code: string | null): code is CodeOf<List> {
  return (lists[list] as readonly (string | null)[]).includes(code);
}
