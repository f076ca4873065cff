import type { IdentityReason } from '@taga/contract/records/applications/identity-check';
import type { MissingProof } from '@taga/contract/records/desk/cases';
import type { IdentityCheck } from './identity-check.ts';

/** With any of these there is nothing that a person could compare. */
const withoutFace: readonly IdentityReason[] = [
  'photo-without-face',
  'video-missing',
  'video-unreadable',
  'video-without-face',
];

/** What of an identity nobody can compare: the photo of a document, the face. What was verified had both. */
export function missingProofsOf(
  files: readonly { readonly type: string }[],
  check: Pick<IdentityCheck, 'status' | 'reasons'> | undefined,
): MissingProof[] {
  const has = (...types: string[]) => files.some(({ type }) => types.includes(type));
  const isVerified = check?.status === 'VERIFIED';
  const hasFace = has('SELFIE-VIDEO') && !check?.reasons.some((reason) => withoutFace.includes(reason));
  return [
    ...(has('PRIMARY-FRONT', 'SECONDARY-FRONT') ? [] : (['document-photo-missing'] as const)),
    ...(isVerified || hasFace ? [] : (['face-missing'] as const)),
  ];
}
