import type { SignUpStep } from '@taga/contract/journeys/sign-up';
import type { AskFirst } from '@taga/journey/definition';
import { Link } from '@taga/ui';
import { RouterLink, useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import type { MouseEvent } from 'react';
import { paths } from '../../config/paths.ts';

/** The way to signing in, from every step. Who waits for the e-mail has one already, as the main button. */
export function HaveAccount({ step, askFirst }: { step: SignUpStep; askFirst: AskFirst }) {
  const text = useText();
  const navigate = useNavigate();
  const goToLogin = () => navigate(paths.login());
  if (step === 'email-verify') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {text('signUp.haveAccount.question')}
      <Link as={RouterLink} standalone href={paths.login()} onClick={(event: MouseEvent) => askFirst(event, goToLogin)}>
        {text('signUp.haveAccount.signIn')}
      </Link>
    </p>
  );
}
