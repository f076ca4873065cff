import { useText } from '@taga/web/text';
import { BranchFields } from '../../branch/branch-fields.tsx';
import { Question } from '../../journey/question.tsx';
import { useAnswersForm } from '../../journey/use-answers-form.ts';
import { useOpening } from '../opening-context.tsx';
import { useSaveStep } from '../save-step.ts';

export function ChooseBranch() {
  const text = useText();
  const { journey, accountClass } = useOpening();
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
      <BranchFields form={form} accountClass={accountClass.code} closesSoon={text('branch.status.closesSoon')} />
    </Question>
  );
}
