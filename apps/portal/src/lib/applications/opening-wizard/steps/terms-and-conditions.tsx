import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { useText } from '@taga/web/text';
import { TermsWelcome } from '../../terms/terms-welcome.tsx';
import { useOpening } from '../opening.ts';

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
