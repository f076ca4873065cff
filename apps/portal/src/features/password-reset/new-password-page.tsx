import { BackLink, NarrowColumn } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { WithDraft } from './with-draft.tsx';

export function Page() {
  const text = useText();
  return (
    <NarrowColumn
      // Not to the code: it has been used and would be refused.
      back={<BackLink href={paths.forgetPassword()} />}
      title={text('login.reset.password.title')}
      lead={text('login.reset.password.lead')}
    >
      <WithDraft isReady={({ isCodeVerified }) => isCodeVerified}>
        {(draft) => <NewPasswordForm draft={draft} />}
      </WithDraft>
    </NarrowColumn>
  );
}
