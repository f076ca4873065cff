import type { IdType } from '../../rules/customers/id-type.ts';

/** Of what an applicant has told, all that decides which steps and questions are theirs. */
export interface Applicant {
  readonly idType: IdType;
}

export const ofPassportHolders = ({ idType }: Applicant) => idType === 'PASSPORT';
