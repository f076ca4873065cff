import { DoorBeside, EntryPage } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { NewPasswordForm } from './new-password-form.tsx';
import { WithDraft } from './with-draft.tsx';

export function Page() {
  const text = useText();
  return (
    <EntryPage
      title={text('login.reset.password.title')}
      lead={text('login.reset.password.lead')}
      picture={<DoorBeside progress={0.7} />}
    >
      <WithDraft isReady={({ isCodeVerified }) => isCodeVerified}>
        {(draft) => <NewPasswordForm draft={draft} />}
      </WithDraft>
    </EntryPage>
  );
}
