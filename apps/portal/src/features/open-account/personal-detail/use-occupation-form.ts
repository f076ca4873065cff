import type { OccupationAnswers, OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { type QuestionAnswers, questionNames } from '@taga/contract/journeys/account-opening/questions';
import { unemployed } from '@taga/contract/rules/applications/occupation';
import { useChangeAnswers } from '@taga/journey/change-draft';
import { useStep } from '@taga/journey/step';
import { todayInMyanmar } from '@taga/journey/today';
import { type Form, type Problems, useForm } from '@taga/web/form';
import type { OpeningDraft } from '../../../lib/applications/opening-wizard/opening.ts';
import { useOpening } from '../opening-context.tsx';

export type OccupationValues = OccupationAnswers & Pick<OpeningAnswers, 'incomeFiles'> & QuestionAnswers;

/** Who has no work has neither profession nor industry. */
export function withEmployment(employment: OccupationAnswers['employment']): Partial<OccupationValues> {
  const nothing = { profession: '', otherProfession: '', industry: '', otherIndustry: '' };
  return { employment, otherEmployment: '', ...(employment === unemployed && nothing) };
}

/** The questions of one field, which stand in this form or in another. */
function questionsIn(values: QuestionAnswers): QuestionAnswers {
  return Object.fromEntries(questionNames.map((name) => [name, values[name]])) as unknown as QuestionAnswers;
}

function answersWith(answers: OpeningAnswers, values: OccupationValues): OpeningAnswers {
  const parts = Object.keys(answers.occupation) as (keyof OccupationAnswers)[];
  const occupation = Object.fromEntries(parts.map((part) => [part, values[part]])) as unknown as OccupationAnswers;
  return { ...answers, ...questionsIn(values), occupation, incomeFiles: values.incomeFiles };
}

/** One form over the answers of the step, so that what is missing of either is told together. */
export function useOccupationForm(): Form<OccupationValues> {
  const { journey } = useOpening();
  const { asked } = useStep<OpeningDraft>();
  const changeAnswers = useChangeAnswers(journey);
  const { answers } = journey.getDraft();
  return useForm<OccupationValues>({
    initial: { ...questionsIn(answers), ...answers.occupation, incomeFiles: answers.incomeFiles },
    check(values) {
      const found = asked?.check(answersWith(journey.getDraft().answers, values), todayInMyanmar()) ?? {};
      const byField = Object.entries(found).map(([path, key]) => [path.replace('occupation.', '').split('.')[0], key]);
      return Object.fromEntries(byField) as Problems<OccupationValues>;
    },
    onChange: (values) => changeAnswers(answersWith(journey.getDraft().answers, values)),
  });
}
