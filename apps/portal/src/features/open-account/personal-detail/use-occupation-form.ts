import type { OccupationAnswers, OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { unemployed } from '@taga/contract/rules/applications/occupation';
import { useChangeAnswers } from '@taga/journey/change-draft';
import { useStep } from '@taga/journey/step';
import { todayInMyanmar } from '@taga/journey/today';
import { type Form, type Problems, useForm } from '@taga/web/form';
import type { OpeningDraft } from '../../../lib/applications/opening-wizard/opening.ts';
import { useOpening } from '../opening-context.tsx';

export type OccupationValues = OccupationAnswers & Pick<OpeningAnswers, 'incomeFiles'>;

/** Who has no work has neither profession nor industry. */
export function withEmployment(employment: OccupationAnswers['employment']): Partial<OccupationValues> {
  const nothing = { profession: '', otherProfession: '', industry: '', otherIndustry: '' };
  return { employment, otherEmployment: '', ...(employment === unemployed && nothing) };
}

function answersWith(answers: OpeningAnswers, { incomeFiles, ...occupation }: OccupationValues): OpeningAnswers {
  return { ...answers, occupation, incomeFiles };
}

/** One form over the two answers of the step, so that what is missing of either is told together. */
export function useOccupationForm(): Form<OccupationValues> {
  const { journey } = useOpening();
  const { asked } = useStep<OpeningDraft>();
  const changeAnswers = useChangeAnswers(journey);
  const { occupation, incomeFiles } = journey.getDraft().answers;
  return useForm<OccupationValues>({
    initial: { ...occupation, incomeFiles },
    check(values) {
      const found = asked?.check(answersWith(journey.getDraft().answers, values), todayInMyanmar()) ?? {};
      const byField = Object.entries(found).map(([path, key]) => [path.replace('occupation.', ''), key]);
      return Object.fromEntries(byField) as Problems<OccupationValues>;
    },
    onChange: (values) => changeAnswers(answersWith(journey.getDraft().answers, values)),
  });
}
