import { errorCodes } from '@taga/contract';
import { type CardSection, cardSections } from '@taga/contract/journeys/card-application/sections';
import { cardDocumentTypes } from '@taga/contract/rules/card-codes';
import { Alert, Card, DescriptionList, Link } from '@taga/ui';
import { findRefusal, isRefusedWith, RefusalAlert, useSubmit } from '@taga/web/form';
import { RouterLink, useLocation, useNavigate } from '@taga/web/navigation';
import { EntryForm } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { useIsUploading } from '@taga/web/uploads';
import { useId } from 'react';
import { paths } from '../../../config/paths.ts';
import { uploads } from '../../../lib/uploads/uploads.ts';
import { type Application, useNoteApplication, useSubmitApplication } from '../application.ts';
import { reviewRows } from '../review-rows.ts';
import { SectionActions, SectionLayout } from '../section-frame.tsx';

function SectionCard({ name, application }: { name: CardSection; application: Application }) {
  const text = useText();
  const language = useLanguage();
  const titleId = useId();
  const { search } = useLocation();
  const title = text(`cardPages.section.${name}`);
  const rows = reviewRows(name, application, { text, language });
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
            href={paths.section(name, search)}
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

/** Hands in. Where somebody changed it on another device meanwhile, that is shown first. */
function useSending() {
  const send = useSubmitApplication();
  const { note, reload } = useNoteApplication();
  return useSubmit(async () => {
    try {
      await send();
    } catch (failure) {
      if (!isRefusedWith(findRefusal(failure), errorCodes.savedElsewhere)) throw failure;
      await reload();
      note({ isFromElsewhere: true });
    }
  });
}

/** Everything once more, and the button that hands it in. */
export function Review({ application }: { application: Application }) {
  const text = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const sending = useSending();
  const isUploading = useIsUploading(uploads, application.DOCNumber ?? '', cardDocumentTypes);
  return (
    <SectionLayout
      name="review"
      application={application}
      title={text('cardPages.review.title')}
      lead={text('cardPages.review.lead')}
    >
      <EntryForm
        onSubmit={() => !isUploading && void sending.submit()}
        actions={
          <SectionActions
            application={application}
            saving={sending}
            onBack={() => navigate(paths.section('employee', search))}
            words={text(application.Status === null ? 'cardPages.actions.send' : 'cardPages.actions.sendAgain')}
          />
        }
      >
        {cardSections
          .filter((name) => name !== 'review')
          .map((name) => (
            <SectionCard key={name} name={name} application={application} />
          ))}
        {isUploading && <Alert title={text('cardPages.documents.sending')} />}
        <RefusalAlert refusal={sending.refusal} title={text('cardPages.review.failed')} />
      </EntryForm>
    </SectionLayout>
  );
}
