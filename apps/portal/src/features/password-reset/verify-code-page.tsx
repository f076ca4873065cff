import { Alert } from '@taga/ui';
import { CodeEntry } from '@taga/web/code-entry';
import { type Refusal, SubmitButton, useServerMessage } from '@taga/web/form';
import { BackLink, NarrowColumn } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import type { FormEvent } from 'react';
import { paths } from '../../config/paths.ts';
import type { ResetDraft } from './reset-draft.ts';
import { useResetCode } from './use-reset-code.ts';
import { WithDraft } from './with-draft.tsx';

function ServerMessage({ refusal }: { refusal: Refusal }) {
  return <Alert tone="danger" live title={useServerMessage(refusal)} />;
}

function CodeForm({ draft: initial }: { draft: ResetDraft }) {
  const text = useText();
  const { draft, refusal, entry } = useResetCode(initial);
  // In our own words, which follow a change of language; the server's are those of the moment it was sent.
  const sentMessage = text(draft.sentBy === 'SMS' ? 'login.reset.verify.bySms' : 'login.reset.verify.byEmail');

  function submit(event: FormEvent) {
    event.preventDefault();
    entry.verify();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {refusal && <ServerMessage refusal={refusal} />}
      <CodeEntry entry={entry} sent={{ ...draft.sent, sentMessage }} />
      <p className="text-text-muted">{text('login.reset.verify.nothingCame')}</p>
      <SubmitButton type="submit" sending={entry.verifying} className="sm:w-full">
        {text('login.reset.verify.action')}
      </SubmitButton>
    </form>
  );
}

export function Page() {
  const text = useText();
  return (
    <NarrowColumn back={<BackLink href={paths.forgetPassword()} />} title={text('login.reset.verify.title')}>
      <WithDraft isReady={() => true}>{(draft) => <CodeForm draft={draft} />}</WithDraft>
    </NarrowColumn>
  );
}
