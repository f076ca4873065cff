import { Link } from '@taga/ui';
import type { MouseEventHandler } from 'react';
import { paths } from '../../../config/paths.ts';
import { RouterLink } from '../../../lib/navigation/router-link.tsx';
import { useText } from '../../../lib/text/text-context.tsx';

/** The way to signing in. */
export function HaveAccount({ onClick }: { onClick: MouseEventHandler }) {
  const text = useText();
  return (
    <p>
      {text('signUp.haveAccount.question')}{' '}
      <Link as={RouterLink} href={paths.login()} onClick={onClick}>
        {text('signUp.haveAccount.signIn')}
      </Link>
    </p>
  );
}
