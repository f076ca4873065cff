import type { CaseSummary, DeskCase, QueuedCase } from '@taga/contract/records/desk/cases';
import type { WholeCase } from '../../case-kind.ts';

/** A row of the queue says more of a case than its page, which says it elsewhere. */
type AccountSummary = CaseSummary & Partial<Pick<QueuedCase, 'queue' | 'proposed'>>;

/** A case of an account, under the names that every kind has. */
export type AccountCase = WholeCase<AccountSummary> & Omit<DeskCase, keyof WholeCase | 'case' | 'files'>;

export function readAccountCase({ case: summary, files: documents, ...rest }: DeskCase): AccountCase {
  return { ...rest, summary, documents };
}
