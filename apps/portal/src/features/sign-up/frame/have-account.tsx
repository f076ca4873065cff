import { Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import type { MouseEventHandler } from 'react';
import { paths } from '../../../config/paths.ts';

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
