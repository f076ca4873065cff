import { ButtonLink, ClosedDoorScene, Link } from '@taga/ui';
import { paths } from '../../config/paths.ts';
import { contact } from '../../lib/bank/bank.ts';
import { RouterLink } from '../../lib/navigation/router-link.tsx';
import { Notice } from '../../lib/page/notice.tsx';
import { useText } from '../../lib/text/text-context.tsx';
import { useClearSession } from './use-clear-session.ts';

export function Page() {
  const text = useText();
  useClearSession();
  return (
    <Notice picture={<ClosedDoorScene />} title={text('sessionEnd.blocked.title')}>
      <p>{text('sessionEnd.blocked.text')}</p>
      <ul className="grid list-disc gap-2 pl-5 text-start">
        <li>{text('sessionEnd.blocked.wait')}</li>
        <li>{text('sessionEnd.blocked.reset')}</li>
        <li>
          <Link href={contact.hotlineHref}>{text('sessionEnd.blocked.call', { hotline: contact.hotline })}</Link>
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
