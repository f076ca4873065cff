import { getApplication } from '@taga/contract/endpoints/applications';
import { pathBackTo } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Button, Checkbox, EmptyState, Link, Skeleton } from '@taga/ui';
import { useQuery } from '@taga/web/data';
import type { Submit } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { paths } from '../../../../config/paths.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import type { SectionName } from '../../application/application-sections.ts';
import { ApplicationSummary } from '../../application/application-summary.tsx';
import type { OpeningStep } from '../opening.ts';
import { useOpening } from '../opening.ts';

/** Where a section can be changed. Who the customer is was told at sign-up; where the way can mend it, it says so. */
export type StepOfSection = { readonly [Section in SectionName]?: OpeningStep };

/** The application as the server has it now: what this tab has typed and not saved is not part of it. */
function useApplication() {
  const language = useLanguage();
  const { id } = useOpening();
  return useQuery({
    queryKey: ['application', id],
    gcTime: 0,
    // Anyone who looks again sees pictures whose addresses still open.
    staleTime: 0,
    queryFn: async ({ signal }) => (await callApi(getApplication, { body: { Id: id }, language, signal })).Data,
  });
}

/** Whether the way has this step for who looks: while something is corrected it has few. */
function useHasStep(step: OpeningStep | undefined): boolean {
  const { journey } = useOpening();
  return journey.outline.some(({ name }) => name === step);
}

function ChangeLink({ step, title }: { step: OpeningStep | undefined; title: string }) {
  const text = useText();
  const { journey } = useOpening();
  const hasStep = useHasStep(step);
  if (!step || !hasStep) return null;
  return (
    <Link
      as={RouterLink}
      standalone
      href={pathBackTo(journey, step, 'summary-review')}
      aria-label={text('openingEnd.summary.changeWhat', { section: title })}
    >
      {text('openingEnd.summary.change')}
    </Link>
  );
}

interface SummaryReviewProps {
  stepOf: StepOfSection;
  /** What is done with it, where this is the last step; otherwise it is saved, and the next one follows. */
  ending?: { readonly mainText: string; readonly submitting: Submit<[]> } | undefined;
  /** What has to be there before it can be confirmed. */
  waitsFor?: string | undefined;
}

/** Everything that was answered, to be confirmed. */
export function SummaryReview({ stepOf, ending, waitsFor }: SummaryReviewProps) {
  const text = useText();
  const saving = useSaveStep();
  const leaving = ending?.submitting ?? saving;
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { data, isError, refetch } = useApplication();
  const mayMend = useHasStep(stepOf.personal);
  const reasonNot = data ? text('openingEnd.summary.notConfirmed') : text('openingEnd.summary.loading');
  return (
    <Question
      title={text('openingEnd.summary.title')}
      lead={text('openingEnd.summary.lead')}
      {...(ending && { mainText: ending.mainText })}
      onAnswer={() => void leaving.submit()}
      sending={leaving}
      disabledReason={waitsFor ?? (data && isConfirmed ? undefined : reasonNot)}
    >
      {data && (
        <>
          <ApplicationSummary
            application={data}
            actionOf={(section, title) => <ChangeLink step={stepOf[section]} title={title} />}
          />
          {!mayMend && (
            <p className="text-text-muted">
              {text('openingEnd.summary.fromSignUp')}{' '}
              <Link as={RouterLink} href={paths.support()}>
                {text('openingEnd.summary.contact')}
              </Link>
            </p>
          )}
          <Checkbox
            name="confirmed"
            label={text('openingEnd.summary.confirm')}
            checked={isConfirmed}
            onChange={({ target }) => setIsConfirmed(target.checked)}
          />
        </>
      )}
      {!data && !isError && <Skeleton label={text('openingEnd.summary.loading')} lines={12} />}
      {!data && isError && (
        <EmptyState
          title={text('openingEnd.summary.failure')}
          text={text('openingEnd.summary.failureText')}
          action={<Button onClick={() => void refetch()}>{text('openingEnd.summary.again')}</Button>}
        />
      )}
    </Question>
  );
}
