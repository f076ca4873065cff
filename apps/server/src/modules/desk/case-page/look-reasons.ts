import type { Duplicate, LookReason } from '@taga/contract/records/desk/cases';
import type { IdentityCheck } from '../../applications/identity-checks/index.ts';
import type { Case } from '../cases/index.ts';

interface CaseState {
  readonly found: Pick<Case, 'marks'>;
  /** The one that counts. */
  readonly check: Pick<IdentityCheck, 'status'> | undefined;
  readonly introductions: readonly { readonly state: string }[];
  readonly duplicates: readonly Pick<Duplicate, 'customerId'>[];
  readonly files: readonly { readonly isUnscanned: boolean }[];
}

/** Why a person must look, and may not just agree. */
export function lookReasonsOf({ found, check, introductions, duplicates, files }: CaseState): LookReason[] {
  const byCheck = { FAILED: 'identity-failed', SKIPPED: 'identity-skipped', PENDING: 'identity-pending' } as const;
  const { status } = check ?? {};
  return [
    ...found.marks,
    ...(status && status !== 'VERIFIED' ? [byCheck[status]] : []),
    ...(introductions.some(({ state }) => state === 'declined') ? (['introducer-declined'] as const) : []),
    ...(duplicates.length > 0 ? (['possible-duplicate'] as const) : []),
    ...(files.some(({ isUnscanned }) => isUnscanned) ? (['file-not-scanned'] as const) : []),
  ];
}
