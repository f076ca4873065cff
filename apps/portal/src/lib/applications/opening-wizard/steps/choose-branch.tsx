import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { useText } from '@taga/web/text';
import { BranchFields } from '../../branch/branch-fields.tsx';
import { useOpening } from '../opening.ts';

/** Each way has its own words for the last hour. */
export function ChooseBranch({ closesSoon }: { closesSoon: string }) {
  const text = useText();
  const { journey, accountClass, application } = useOpening();
  const home = { state: application.CurrentState ?? '', township: application.CurrentTownship ?? '' };
  const saving = useSaveStep();
  const form = useAnswersForm(journey, 'branch');
  return (
    <Question
      title={text('branch.page.title')}
      lead={text('branch.page.lead')}
      form={form}
      onAnswer={saving.submit}
      sending={saving}
    >
      <BranchFields form={form} accountClass={accountClass.code} home={home} closesSoon={closesSoon} />
    </Question>
  );
}
