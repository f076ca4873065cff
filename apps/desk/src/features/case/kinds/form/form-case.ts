import type { FormValues } from '@taga/contract/kinds/form';
import type { ApplicantRecord } from '@taga/contract/records/kind-application';
import type { CaseSummary, WholeCase } from '../../case-kind.ts';

export interface FormSummary extends CaseSummary {
  /** The answers of the headline, by their paths. */
  readonly terms: Readonly<Record<string, string>>;
  readonly proposed: string | null;
}

/** What was submitted, as the endpoint of the kind answers it under the names of the page. */
export interface FormCase extends WholeCase<FormSummary> {
  readonly record: {
    readonly Applicant: ApplicantRecord;
    readonly Answers: Readonly<Record<string, FormValues>>;
  };
}
