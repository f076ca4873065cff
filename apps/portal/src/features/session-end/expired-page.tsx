import { Alert, ButtonLink, Door } from '@taga/ui';
import { paths } from '../../config/paths.ts';
import { RouterLink } from '../../lib/navigation/router-link.tsx';
import { Notice } from '../../lib/page/notice.tsx';
import { useText } from '../../lib/text/text-context.tsx';
import { useClearSession } from './use-clear-session.ts';

export function Page() {
  const text = useText();
  useClearSession();
  return (
    <Notice picture={<Door size={96} className="mx-auto" />} title={text('sessionEnd.expired.title')}>
      <Alert tone="warning" live title={text('sessionEnd.expired.alert')} />
      <p>{text('sessionEnd.expired.text')}</p>
      <ButtonLink as={RouterLink} href={paths.login()}>
        {text('sessionEnd.expired.signIn')}
      </ButtonLink>
    </Notice>
  );
}
