import { useText } from '@taga/web/text';
import { Question } from '../../../lib/journey/question.tsx';
import { TermsWelcome } from '../../../lib/terms/terms-welcome.tsx';
import { useOpening } from '../opening-context.tsx';
import { openingPage } from '../opening-page.tsx';
import { useSaveStep } from '../save-step.ts';

function TermsAndConditions() {
  const text = useText();
  const saving = useSaveStep();
  const { accountClass } = useOpening();
  return (
    <Question
      title={text('openingEnd.terms.title')}
      mainText={text('openingEnd.terms.agree')}
      onAnswer={() => void saving.submit()}
      sending={saving}
    >
      <TermsWelcome accountClass={accountClass} />
    </Question>
  );
}

export const Page = openingPage({ 'terms-and-conditions': TermsAndConditions });
