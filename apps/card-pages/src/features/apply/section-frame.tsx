import type { CardSection } from '@taga/contract/journeys/card-application/sections';
import { formatClock } from '@taga/i18n';
import { Alert, ArrowLeftIcon, Button, FormActions } from '@taga/ui';
import { FormProblems, RefusalAlert, type Submit, SubmitButton } from '@taga/web/form';
import { EntryForm } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import type { Application } from './application.ts';
import { Steps, StepsOnPhone, useSteps } from './steps.tsx';
import type { SectionState } from './use-section.ts';

interface SectionLayoutProps {
  name: CardSection;
  application: Application;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** What our staff want corrected, in their words; it stands above every section until the application is sent again. */
function Remark({ application: { Status, Remark: remark } }: { application: Application }) {
  const text = useText();
  if (Status === null) return null;
  return (
    <Alert tone="warning" title={text('cardPages.remark.title')}>
      {remark ? (
        <p className="wrap-anywhere whitespace-pre-line">{remark}</p>
      ) : (
        Status === 'INSUFFICIENT' && <p>{text('cardPages.remark.insufficient')}</p>
      )}
      <p className="mt-1 text-sm">{text('cardPages.remark.how')}</p>
    </Alert>
  );
}

/** The sections at the side, or above on a phone; the question beside them. */
export function SectionLayout({ name, application, title, lead, children }: SectionLayoutProps) {
  const text = useText();
  const steps = useSteps(name, application);
  return (
    <div className="flex gap-8">
      <div className="hidden w-52 shrink-0 pt-1 md:block">
        <Steps steps={steps} />
      </div>
      <div className="grid min-w-0 max-w-form grow content-start gap-5">
        <StepsOnPhone current={name} steps={steps} />
        <Remark application={application} />
        {application.isFromElsewhere && <Alert tone="warning" live title={text('cardPages.saved.elsewhere')} />}
        <header className="grid gap-1.5">
          <h1 className="text-2xl text-primary">{title}</h1>
          {lead && <p className="text-text-muted">{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  );
}

function SaveState({ application: { savedAt } }: { application: Application }) {
  const text = useText();
  const language = useLanguage();
  return <span role="status">{savedAt && text('cardPages.saved.at', { time: formatClock(savedAt, language) })}</span>;
}

interface ActionsProps {
  application: Application;
  saving: Pick<Submit<never>, 'isBusy' | 'isWaiting'>;
  onBack?: (() => void) | undefined;
  words: string;
}

export function SectionActions({ application, saving, onBack, words }: ActionsProps) {
  const text = useText();
  return (
    <FormActions
      status={<SaveState application={application} />}
      back={
        onBack && (
          <Button variant="text" size="arrow" onClick={onBack} aria-label={text('cardPages.actions.back')}>
            <ArrowLeftIcon size={24} />
          </Button>
        )
      }
    >
      <SubmitButton type="submit" sending={saving} busyText={text('cardPages.actions.saving')}>
        {words}
      </SubmitButton>
    </FormActions>
  );
}

interface SectionFrameProps extends Omit<SectionLayoutProps, 'application'> {
  section: SectionState;
}

/** A section that is filled in: its fields, what is wrong with them, and the ways on and back. */
export function SectionFrame({ section, children, ...layout }: SectionFrameProps) {
  const text = useText();
  const { application, saving, told } = section;
  const isFirst = layout.name === 'applicant';
  return (
    <SectionLayout {...layout} application={application}>
      <EntryForm
        onSubmit={() => void saving.submit('next')}
        actions={
          <SectionActions
            application={application}
            saving={saving}
            onBack={isFirst ? undefined : () => void saving.submit('back')}
            words={text('cardPages.actions.next')}
          />
        }
      >
        <FormProblems form={told} />
        {children}
        {saving.refusal && <RefusalAlert refusal={saving.refusal} title={text('cardPages.saved.failed')} />}
      </EntryForm>
    </SectionLayout>
  );
}
