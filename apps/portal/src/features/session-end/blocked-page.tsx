import { ButtonLink, ClosedDoorScene, Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useLifetime } from '../../lib/access/lifetimes/use-lifetime.ts';
import { useBlockByBank } from '../../lib/access/session/blocked-by-bank.ts';
import { contact } from '../../lib/fulfilment/bank/bank.ts';
import { useClearSession } from './use-clear-session.ts';

function CallUs({ message }: { message: 'sessionEnd.blocked.call' | 'sessionEnd.blocked.callBank' }) {
  return <Link href={contact.hotlineHref}>{useText()(message, { hotline: contact.hotline })}</Link>;
}

/** Wrong passwords lock for a while; what the bank has decided stays so until it decides otherwise. */
export function Page() {
  const text = useText();
  const blocked = useBlockByBank();
  useClearSession();
  const time = useLifetime('LoginLock');
  if (blocked) {
    return (
      <Notice picture={<ClosedDoorScene />} title={text('sessionEnd.blocked.title')}>
        <p>{text(blocked === 'sign-in' ? 'sessionEnd.blocked.signInByBank' : 'sessionEnd.blocked.byBank')}</p>
        <p>
          <CallUs message="sessionEnd.blocked.callBank" />
        </p>
        <ButtonLink as={RouterLink} href={paths.login()}>
          {text('sessionEnd.blocked.signIn')}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice picture={<ClosedDoorScene />} title={text('sessionEnd.blocked.title')}>
      <p>{text('sessionEnd.blocked.text', { time })}</p>
      <ul className="grid list-disc gap-2 pl-5 text-start">
        <li>{text('sessionEnd.blocked.wait', { time })}</li>
        <li>{text('sessionEnd.blocked.reset')}</li>
        <li>
          <CallUs message="sessionEnd.blocked.call" />
        </li>
      </ul>
      <ButtonLink as={RouterLink} href={paths.login()}>
        {text('sessionEnd.blocked.signIn')}
      </ButtonLink>
      <ButtonLink as={RouterLink} variant="text" href={paths.forgetPassword()}>
        {text('sessionEnd.blocked.setPassword')}
      </ButtonLink>
    </Notice>
  );
}
