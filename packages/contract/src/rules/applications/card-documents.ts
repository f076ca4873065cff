import * as z from 'zod/mini';
import { maxCardDocuments } from '../../constants.ts';
import type { IdType } from '../customers/id-type.ts';
import { says } from '../fields/rule.ts';
import type { CardDocumentType } from './card-codes.ts';

/** What nobody gets a card without. A passport has one page that counts. */
export function neededCardDocuments(idType: IdType): readonly CardDocumentType[] {
  return idType === 'PASSPORT' ? ['ID_FRONT', 'INCOME_PROOF'] : ['ID_FRONT', 'ID_BACK', 'INCOME_PROOF'];
}

/** Those that the server has, each of which was evaluated when it came. */
export function cardDocuments(idType: IdType) {
  return z.array(z.object({ type: z.string() })).check(
    z.refine(
      (files) => neededCardDocuments(idType).every((needed) => files.some(({ type }) => type === needed)),
      says('validation.card.documentsMissing'),
    ),
    z.maxLength(maxCardDocuments, says('validation.card.tooManyDocuments')),
  );
}
