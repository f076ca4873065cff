import type { CardSection } from '@taga/contract/journeys/card-application/sections';
import { cardSections } from '@taga/contract/journeys/card-application/sections';
import { cardDocumentTypes } from '@taga/contract/rules/applications/card-codes';
import { pathBackTo } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { Card, DescriptionList, Link } from '@taga/ui';
import { RefusalAlert } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useIsUploading } from '@taga/web/uploads';
import { useId } from 'react';
import { useNames } from '../../../../lib/customers/profile/use-names.ts';
import { useCardApplication } from '../card-application.ts';
import { reviewRows } from '../review-rows.ts';
import { useSubmitCard } from '../submit-card.ts';
import { uploads } from '../uploads.ts';

function SectionCard({ name }: { name: CardSection }) {
  const text = useText();
  const reading = { text, language: useLanguage(), names: useNames() };
  const titleId = useId();
  const { journey, record } = useCardApplication();
  const title = text(`cardPages.section.${name}`);
  const rows = reviewRows(name, record.Applicant, journey.getKept().answers, reading);
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <Link
            as={RouterLink}
            standalone
            href={pathBackTo(journey, name, 'review')}
            aria-label={text('cardPages.review.changeWhat', { section: title })}
          >
            {text('cardPages.review.change')}
          </Link>
        </div>
        {rows.length > 0 ? (
          <DescriptionList rows={rows} />
        ) : (
          <p className="text-text-muted">{text('cardPages.review.none')}</p>
        )}
      </Card>
    </section>
  );
}

/** Everything once more, and the button that submits it. */
export function Review() {
  const text = useText();
  const { record, findDocNumber } = useCardApplication();
  const sending = useSubmitCard();
  const isUploading = useIsUploading(uploads, findDocNumber() ?? '', cardDocumentTypes);
  return (
    <Question
      title={text('cardPages.review.title')}
      lead={text('cardPages.review.lead')}
      mainText={text(record.Status === null ? 'cardPages.actions.send' : 'cardPages.actions.sendAgain')}
      onAnswer={sending.submit}
      sending={sending}
      disabledReason={isUploading ? text('cardPages.documents.sending') : undefined}
    >
      {cardSections
        .filter((name) => name !== 'review')
        .map((name) => (
          <SectionCard key={name} name={name} />
        ))}
      <RefusalAlert refusal={sending.refusal} title={text('cardPages.review.failed')} />
    </Question>
  );
}
