import { Alert } from '@taga/ui';
import { useLocation } from '@taga/web/navigation';
import { DoorBeside, EntryPage } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { LoginForm } from './login-form.tsx';

/** The page that set a new password says so through the history. */
function PasswordChanged() {
  const text = useText();
  const { state } = useLocation() as { state: { hasNewPassword?: boolean } | null };
  if (!state?.hasNewPassword) return null;
  return (
    <Alert tone="success" live title={text('login.reset.done.title')}>
      {text('login.reset.done.text')}
    </Alert>
  );
}

export function Page() {
  const text = useText();
  return (
    <EntryPage title={text('login.page.title')} lead={text('login.page.lead')} picture={<DoorBeside />}>
      <PasswordChanged />
      <LoginForm />
    </EntryPage>
  );
}
