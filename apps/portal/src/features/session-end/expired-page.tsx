import { Alert, ButtonLink, Door } from '@taga/ui';
import { RouterLink, useLocation, useNavigate } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import type { MouseEvent } from 'react';
import { paths } from '../../config/paths.ts';
import { useLifetime } from '../../lib/access/lifetimes/use-lifetime.ts';
import { useClearSession } from './use-clear-session.ts';

export function Page() {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { leftAt?: string } | null };
  const leftAt = state?.leftAt;
  useClearSession();
  const time = useLifetime('Session');

  /** Where the customer was goes along. */
  function signIn(event: MouseEvent) {
    event.preventDefault();
    navigate(paths.login(), { state: { leftAt } });
  }

  return (
    <Notice picture={<Door size={96} className="mx-auto" />} title={text('sessionEnd.expired.title')}>
      <Alert tone="warning" live title={text('sessionEnd.expired.alert')} />
      <p>{text('sessionEnd.expired.text', { time })}</p>
      <ButtonLink as={RouterLink} href={paths.login()} onClick={leftAt ? signIn : undefined}>
        {text('sessionEnd.expired.signIn')}
      </ButtonLink>
    </Notice>
  );
}
