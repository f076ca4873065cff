import { ButtonLink, Door } from '@taga/ui';
import { paths } from '../../config/paths.ts';
import { contact } from '../../lib/bank/bank.ts';
import { RouterLink } from '../../lib/navigation/router-link.tsx';
import { Notice } from '../../lib/page/notice.tsx';
import { useText } from '../../lib/text/text-context.tsx';

/** Stands where a link of the portal already leads and the screen is not open to customers yet. */
export function Page() {
  const text = useText();
  return (
    <Notice picture={<Door size={96} className="mx-auto" />} title={text('pages.openingSoon.title')}>
      <p>{text('pages.openingSoon.text', { hotline: contact.hotline })}</p>
      <ButtonLink as={RouterLink} href={paths.home()}>
        {text('pages.openingSoon.home')}
      </ButtonLink>
    </Notice>
  );
}
