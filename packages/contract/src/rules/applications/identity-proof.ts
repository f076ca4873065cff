import * as z from 'zod/mini';
import type { IdType } from '../customers/id-type.ts';
import { says } from '../fields/rule.ts';

/** What came of the identity check. `PENDING`: it will be done later, and the customer goes on meanwhile. */
export const identityStatuses = ['VERIFIED', 'FAILED', 'SKIPPED', 'PENDING'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

/** One may go on after any of these; who failed tries again or skips. */
export const settledIdentity = z.enum(['VERIFIED', 'SKIPPED', 'PENDING'], says('validation.identity.missing'));

/** Which photos show a whole document: a passport has one page to show, every card a front and a back. */
function wholeDocuments(idType: IdType): readonly (readonly string[])[] {
  const primary = idType === 'PASSPORT' ? ['PRIMARY-FRONT'] : ['PRIMARY-FRONT', 'PRIMARY-BACK'];
  return [primary, ['SECONDARY-FRONT', 'SECONDARY-BACK']];
}

export function idImages(idType: IdType) {
  return z
    .array(z.object({ type: z.string() }))
    .check(
      z.refine(
        (images) =>
          wholeDocuments(idType).some((sides) => sides.every((side) => images.some(({ type }) => type === side))),
        says('validation.identity.imagesMissing'),
      ),
    );
}

export const signatureImage = z
  .array(z.unknown())
  .check(z.minLength(1, says('validation.signature.missing')), z.maxLength(1, says('validation.invalid')));
