import type { CaseSummary, DeskCase } from '@taga/contract/records/desk/cases';
import type { WholeCase } from '../../case-kind.ts';

/** A case of an account, under the names that every kind has. */
export type AccountCase = WholeCase<CaseSummary> & Omit<DeskCase, keyof WholeCase | 'case' | 'files'>;

export function readAccountCase({ case: summary, files: documents, ...rest }: DeskCase): AccountCase {
  return { ...rest, summary, documents };
}
