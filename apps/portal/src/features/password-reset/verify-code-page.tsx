import { Alert, FormActions } from '@taga/ui';
import { CodeEntry } from '@taga/web/code-entry';
import { type DomainError, SubmitButton, useServerMessage } from '@taga/web/form';
import { BackArrow, DoorBeside, EntryForm, EntryPage } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { CodeRecoveryLink } from '../../lib/access/code-help/code-recovery-link.tsx';
import type { ResetDraft } from './reset-draft.ts';
import { useResetCode } from './use-reset-code.ts';
import { WithDraft } from './with-draft.tsx';

function ServerMessage({ domainError }: { domainError: DomainError }) {
  return <Alert tone="danger" live title={useServerMessage(domainError)} />;
}

function CodeForm({ draft: initial }: { draft: ResetDraft }) {
  const text = useText();
  const { draft, domainError, entry } = useResetCode(initial);
  // In our own words, which follow a change of language; the server's are those of the moment it was sent.
  const sentMessage = text(draft.sentBy === 'SMS' ? 'login.reset.verify.bySms' : 'login.reset.verify.byEmail');
  const nextStep = <CodeRecoveryLink href={paths.forgetPassword()} label={text('login.reset.verify.again')} />;

  return (
    <EntryForm
      onSubmit={entry.verify}
      actions={
        <FormActions back={<BackArrow href={paths.forgetPassword()} />}>
          <SubmitButton type="submit" sending={entry.verifying}>
            {text('login.reset.verify.action')}
          </SubmitButton>
        </FormActions>
      }
    >
      {domainError && <ServerMessage domainError={domainError} />}
      <CodeEntry entry={entry} sent={{ ...draft.sent, sentMessage }} nextStep={nextStep} />
      <p className="text-text-muted">{text('login.reset.verify.nothingCame')}</p>
    </EntryForm>
  );
}

export function Page() {
  const text = useText();
  return (
    <EntryPage title={text('login.reset.verify.title')} picture={<DoorBeside progress={0.4} />}>
      <WithDraft isReady={() => true}>{(draft) => <CodeForm draft={draft} />}</WithDraft>
    </EntryPage>
  );
}
