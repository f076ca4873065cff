import { useText } from '@taga/web/text';
import { BranchFields } from '../../../lib/branch/branch-fields.tsx';
import { Question } from '../../../lib/journey/question.tsx';
import { useAnswersForm } from '../../../lib/journey/use-answers-form.ts';
import { useOpening } from '../opening-context.tsx';
import { openingPage } from '../opening-page.tsx';
import { useSaveStep } from '../save-step.ts';

function ChooseBranch() {
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

export const Page = openingPage({ 'choose-branch': ChooseBranch });
