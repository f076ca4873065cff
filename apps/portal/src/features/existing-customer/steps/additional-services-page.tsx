import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { useChangeAnswers } from '@taga/journey/change-draft';
import { chequeBookFees, chequeBookKindOf } from '@taga/reference/cheque-book-fees';
import { FieldGroup, RadioCards } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { AdditionalServices } from '../../../lib/applications/opening-wizard/steps/additional-services.tsx';
import { ChoiceCard } from '../../../lib/applications/services/choice-card.tsx';
import { useExistingOpening } from '../existing-opening.ts';
import { existingPage } from '../existing-page.tsx';
import { kyatWords } from '../kyat-words.ts';

type ChequeBookChoice = OpeningAnswers['chequeBook'];

/** Which of the two it is, and what each costs. */
function ChequeBookKind({
  wanted: { isWanted, isMicr },
  onMicr,
}: {
  wanted: ChequeBookChoice;
  onMicr: (isMicr: boolean) => void;
}) {
  const text = useText();
  const language = useLanguage();
  const words = (kind: keyof typeof chequeBookFees) => {
    const { dutyMinor, serviceMinor } = chequeBookFees[kind];
    const [duty, fee] = [dutyMinor, serviceMinor].map((minor) => kyatWords(minor, text, language));
    return text(`existing.chequeBook.${kind}Fee`, { duty: duty ?? '', fee: fee ?? '' });
  };
  return (
    <FieldGroup label={text('existing.chequeBook.kind')}>
      <RadioCards
        name="cheque-book-kind"
        value={isWanted ? chequeBookKindOf(isMicr) : ''}
        onValue={(kind) => onMicr(kind === 'micr')}
        cards={(['micr', 'nonMicr'] as const).map((kind) => ({
          value: kind,
          label: text(`existing.chequeBook.${kind}`),
          text: words(kind),
        }))}
      />
    </FieldGroup>
  );
}

/** The cheque book is no service among others: it costs something, and is kept by itself. */
function ChequeBook({ wanted, onWanted }: { wanted: ChequeBookChoice; onWanted: (wanted: ChequeBookChoice) => void }) {
  const text = useText();
  const { isWanted, isMicr } = wanted;
  return (
    <FieldGroup label={text('existing.chequeBook.label')}>
      <ChoiceCard
        name={text('existing.chequeBook.card')}
        description={text('existing.chequeBook.text')}
        isChosen={isWanted}
        onToggle={() => onWanted({ isMicr, isWanted: !isWanted })}
      >
        <div className="mt-2 border-t border-border pt-3">
          <ChequeBookKind wanted={wanted} onMicr={(chosen) => onWanted({ isMicr: chosen, isWanted: true })} />
        </div>
      </ChoiceCard>
    </FieldGroup>
  );
}

function Services() {
  const { journey } = useExistingOpening();
  const change = useChangeAnswers(journey);
  const { chequeBook } = journey.useDraft().answers;
  return (
    <AdditionalServices isMoreChosen={chequeBook.isWanted}>
      <ChequeBook wanted={chequeBook} onWanted={(wanted) => change({ chequeBook: wanted })} />
    </AdditionalServices>
  );
}

export const Page = existingPage('additional-services', Services);
