import { ButtonLink, Door } from '@taga/ui';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';

/** For who opened the address by itself: the portal is where one is signed in. */
export function Alone() {
  const text = useText();
  return (
    <Notice picture={<Door size={96} className="mx-auto" />} title={text('cardPages.alone.title')}>
      <p>{text('cardPages.alone.text')}</p>
      <ButtonLink href="/credit-card-apply">{text('cardPages.alone.go')}</ButtonLink>
    </Notice>
  );
}
