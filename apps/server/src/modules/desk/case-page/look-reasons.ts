import { suspiciousReasons } from '@taga/contract/records/applications/identity-check';
import type { Duplicate, LookReason } from '@taga/contract/records/desk/cases';
import { type IdentityCheck, missingProofsOf } from '../../applications/identity-checks/index.ts';
import type { Case } from '../cases/index.ts';

interface CaseState {
  readonly found: Pick<Case, 'marks'>;
  /** The one that counts. */
  readonly check: Pick<IdentityCheck, 'status' | 'reasons'> | undefined;
  /** All of them, so that none disappears behind a later one. */
  readonly checks: readonly Pick<IdentityCheck, 'reasons'>[];
  /** What another customer sent too. */
  readonly sameFiles: readonly unknown[];
  readonly introductions: readonly { readonly state: string }[];
  readonly duplicates: readonly Pick<Duplicate, 'customerId'>[];
  readonly files: readonly { readonly type: string; readonly isUnscanned: boolean }[];
}

/** Why a person must look, and may not just agree. */
export function lookReasonsOf({
  found,
  check,
  checks,
  sameFiles,
  introductions,
  duplicates,
  files,
}: CaseState): LookReason[] {
  const byCheck = { FAILED: 'identity-failed', SKIPPED: 'identity-skipped', PENDING: 'identity-pending' } as const;
  const { status, reasons = [] } = check ?? {};
  const differed = checks.some((each) => each.reasons.some((reason) => suspiciousReasons.includes(reason)));
  return [
    ...found.marks,
    ...(status && status !== 'VERIFIED' ? [byCheck[status]] : []),
    ...missingProofsOf(files, check),
    ...(reasons.includes('second-document') ? (['identity-second-document'] as const) : []),
    ...(differed ? (['identity-differed'] as const) : []),
    ...(sameFiles.length > 0 ? (['file-of-another'] as const) : []),
    ...(introductions.some(({ state }) => state === 'declined') ? (['introducer-declined'] as const) : []),
    ...(duplicates.length > 0 ? (['possible-duplicate'] as const) : []),
    ...(files.some(({ isUnscanned }) => isUnscanned) ? (['file-not-scanned'] as const) : []),
  ];
}
