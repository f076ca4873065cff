import { useText } from '@taga/web/text';
import { Question } from '../../../lib/journey/question.tsx';
import { openingPage } from '../opening-page.tsx';
import { useSaveStep } from '../save-step.ts';

function Introducers() {
  const text = useText();
  const saving = useSaveStep();
  return (
    <Question title={text('introducers.page.title')} onAnswer={saving.submit} sending={saving}>
      {null}
    </Question>
  );
}

export const Page = openingPage({ introducers: Introducers });
