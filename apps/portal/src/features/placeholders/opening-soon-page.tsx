import { ButtonLink, Door } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { contact } from '../../lib/bank/bank.ts';

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
