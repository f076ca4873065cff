import { placeOf } from '@taga/contract/journeys/journey';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { useText } from '@taga/web/text';
import { TermsWelcome } from '../../terms/terms-welcome.tsx';
import { useOpening } from '../opening.ts';

interface TermsAndConditionsProps {
  /** What happens once they are agreed to. */
  afterwards: string;
  /** Where the file lies. */
  path: string;
}

const here = 'terms-and-conditions';

export function TermsAndConditions({ afterwards, path }: TermsAndConditionsProps) {
  const text = useText();
  const saving = useSaveStep();
  const { accountClass, journey } = useOpening();
  const { outline } = journey;
  const isAgreed = placeOf(outline, journey.useDraft().step) > placeOf(outline, here);
  return (
    <Question
      title={text('openingEnd.terms.title')}
      mainText={text('openingEnd.terms.agree')}
      onAnswer={() => void saving.submit()}
      sending={saving}
      isFinal={isAgreed}
    >
      <TermsWelcome accountClass={accountClass} path={path} afterwards={afterwards} />
    </Question>
  );
}
