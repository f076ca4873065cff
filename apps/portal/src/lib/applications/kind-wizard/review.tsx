import { pathBackTo } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Card, DescriptionList, Link } from '@taga/ui';
import { ErrorAlert, useSubmit } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useId } from 'react';
import { useNames } from '../../customers/profile/use-names.ts';
import { useIsSending } from './documents.tsx';
import { useKindApplication } from './kind-pages.ts';
import { useSubmitApplication } from './submit-application.ts';

function SectionCard({ name }: { name: string }) {
  const text = useText();
  const reading = { text, language: useLanguage(), names: useNames() };
  const titleId = useId();
  const { pages, journey, record } = useKindApplication();
  const title = text(pages.labelOf(name));
  const rows = pages.rowsOf(name, record, journey.getSaved().answers, reading);
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
            aria-label={text('application.review.changeWhat', { section: title })}
          >
            {text('application.review.change')}
          </Link>
        </div>
        {rows.length > 0 ? (
          <DescriptionList rows={rows} />
        ) : (
          <p className="text-text-muted">{text('application.review.none')}</p>
        )}
      </Card>
    </section>
  );
}

/** Everything once more, and the button that submits it, or leads to the code that it takes. */
export function Review() {
  const text = useText();
  const application = useKindApplication();
  const { record, steps } = application;
  const submit = useSubmitApplication();
  const submitting = useSubmit(() => submit());
  const saving = useSaveStep();
  const hasCode = steps.some(({ name }) => name === 'code');
  const sending = hasCode ? saving : submitting;
  const isUploading = useIsSending(application);
  const send = record.Status === null ? 'application.actions.send' : 'application.actions.sendAgain';
  return (
    <Question
      title={text('application.review.title')}
      lead={text('application.review.lead')}
      mainText={text(hasCode ? 'application.review.code' : send)}
      onAnswer={sending.submit}
      sending={sending}
      disabledReason={isUploading ? text('application.documents.sending') : undefined}
    >
      {steps
        .filter(({ name }) => name !== 'review' && name !== 'code')
        .map(({ name }) => (
          <SectionCard key={name} name={name} />
        ))}
      <ErrorAlert domainError={submitting.domainError} title={text('application.review.failed')} />
    </Question>
  );
}
