import { Alert, ButtonLink, Door } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
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
