import type { CaseSummary, WholeCase } from './case-kind.ts';

type Page<Summary extends CaseSummary> = Omit<WholeCase<Summary>, 'summary'> & { readonly application: Summary };

/** A case as the calls that every kind but accounts has answer it, under the names of the page. */
export type ApplicationCase<Answer extends Page<CaseSummary>> = Omit<Answer, 'application'> &
  WholeCase<Answer['application']>;

export function readApplication<Answer extends Page<CaseSummary>>(answer: Answer): ApplicationCase<Answer> {
  const { application, ...rest } = answer;
  return { ...rest, summary: application };
}

interface ApplicationList<Summary> {
  readonly applications: readonly Summary[];
  readonly next: string | null;
}

export function readApplications<Summary>({ applications, next }: ApplicationList<Summary>) {
  return { rows: applications, next };
}
