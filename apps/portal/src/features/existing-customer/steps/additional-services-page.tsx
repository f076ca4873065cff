import { useChangeAnswers } from '@taga/journey/change-draft';
import { chequeBookFees } from '@taga/reference/cheque-book-fees';
import { FieldGroup } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { AdditionalServices } from '../../../lib/applications/opening-wizard/steps/additional-services.tsx';
import { ChoiceCard } from '../../../lib/applications/services/choice-card.tsx';
import { useExistingOpening } from '../existing-opening.ts';
import { existingPage } from '../existing-page.tsx';
import { kyatWords } from '../kyat-words.ts';

/** The cheque book is no service among others: it costs something, and is kept by itself. */
function ChequeBook({ isWanted, onToggle }: { isWanted: boolean; onToggle: () => void }) {
  const text = useText();
  const language = useLanguage();
  const words = (kind: keyof typeof chequeBookFees) => {
    const { dutyMinor, serviceMinor } = chequeBookFees[kind];
    const [duty, fee] = [dutyMinor, serviceMinor].map((minor) => kyatWords(minor, text, language));
    return text(`existing.chequeBook.${kind}`, { duty: duty ?? '', fee: fee ?? '' });
  };
  return (
    <FieldGroup label={text('existing.chequeBook.label')}>
      <ChoiceCard
        name={text('existing.chequeBook.card')}
        description={text('existing.chequeBook.text')}
        isChosen={isWanted}
        onToggle={onToggle}
      >
        <ul className="mt-2 grid list-disc gap-1 border-t border-border pt-3 pl-5 text-sm">
          <li>{words('micr')}</li>
          <li>{words('nonMicr')}</li>
        </ul>
      </ChoiceCard>
    </FieldGroup>
  );
}

function Services() {
  const { journey } = useExistingOpening();
  const change = useChangeAnswers(journey);
  const { isWanted } = journey.useDraft().answers.chequeBook;
  return (
    <AdditionalServices isMoreChosen={isWanted}>
      <ChequeBook isWanted={isWanted} onToggle={() => change({ chequeBook: { isWanted: !isWanted } })} />
    </AdditionalServices>
  );
}

export const Page = existingPage('additional-services', Services);
