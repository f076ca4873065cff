import { Alert, Link } from '@taga/ui';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { NarrowColumn } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
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
    <NarrowColumn title={text('login.page.title')} lead={text('login.page.lead')}>
      <PasswordChanged />
      <LoginForm />
      <div className="grid border-t border-border pt-4">
        <p className="flex flex-wrap items-center gap-x-2">
          {text('login.link.newHere')}
          <Link as={RouterLink} standalone href={paths.signUp()}>
            {text('login.link.signUp')}
          </Link>
        </p>
        <Link as={RouterLink} standalone href={paths.loginContact()} className="justify-self-start">
          {text('login.link.contact')}
        </Link>
      </div>
    </NarrowColumn>
  );
}
