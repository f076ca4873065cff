import { primaryIdTypes } from '@taga/contract/records/applications/identity-check';
import type { Comparison } from '../../case-kind.ts';
import type { AccountCase } from './account-case.ts';
import { Measurements } from './measurements.tsx';

type Check = AccountCase['identityChecks'][number];

const isOfFirstDocument = ({ idType }: Check) => (primaryIdTypes as readonly (string | null)[]).includes(idType);

/** The face on the document, the one in the video, and the signature. */
export const identityComparison: Comparison<AccountCase> = {
  of: [
    {
      type: 'PRIMARY-FRONT',
      label: 'deskCases.compare.face',
      missing: 'deskCases.look.document-photo-missing',
      // Of a photo that was sent again it is not known any more.
      area: ({ identityChecks }) =>
        identityChecks.find((check) => check.counts && isOfFirstDocument(check))?.faceAt ?? undefined,
    },
    { type: 'SELFIE-VIDEO', label: 'deskCases.file.video', missing: 'deskCases.compare.noVideo' },
    { type: 'SIGNATURE', label: 'deskCases.file.signature', missing: 'deskCases.compare.noSignature' },
  ],
  isNeeded: ({ summary }) => summary.identity !== 'VERIFIED',
  Measured: ({ found }) => {
    const counted = found.identityChecks.find(({ counts, scores }) => counts && Object.keys(scores).length > 0);
    return (
      counted && (
        <div className="px-4 py-2">
          <Measurements {...counted} />
        </div>
      )
    );
  },
};
