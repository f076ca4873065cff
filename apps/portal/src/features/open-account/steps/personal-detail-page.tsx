import { useText } from '@taga/web/text';
import { Question } from '../../../lib/journey/question.tsx';
import { openingPage } from '../opening-page.tsx';
import { useSaveStep } from '../save-step.ts';

function Form() {
  const text = useText();
  const saving = useSaveStep();
  return (
    <Question title={text('opening.step.personal-detail')} onAnswer={saving.submit} sending={saving}>
      {null}
    </Question>
  );
}

export const Page = openingPage({ review: Form, occupation: Form, 'form-qa-22': Form, signature: Form });
