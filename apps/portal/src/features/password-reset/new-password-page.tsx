import { paths } from '../../config/paths.ts';
import { BackLink } from '../../lib/page/back-link.tsx';
import { NarrowColumn } from '../../lib/page/narrow-column.tsx';
import { useText } from '../../lib/text/text-context.tsx';
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
