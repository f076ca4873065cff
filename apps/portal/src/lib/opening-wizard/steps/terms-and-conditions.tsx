import { useText } from '@taga/web/text';
import { Question } from '../../journey/question.tsx';
import { TermsWelcome } from '../../terms/terms-welcome.tsx';
import { useOpening } from '../opening-context.tsx';
import { useSaveStep } from '../save-step.ts';

interface TermsAndConditionsProps {
  /** What happens once they are agreed to. */
  afterwards: string;
}

export function TermsAndConditions({ afterwards }: TermsAndConditionsProps) {
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
      <TermsWelcome accountClass={accountClass} afterwards={afterwards} />
    </Question>
  );
}
