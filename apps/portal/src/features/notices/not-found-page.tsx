import { ButtonLink, ClosedDoorScene } from '@taga/ui';
import { paths } from '../../config/paths.ts';
import { RouterLink } from '../../lib/navigation/router-link.tsx';
import { Notice } from '../../lib/page/notice.tsx';
import { useText } from '../../lib/text/text-context.tsx';

export function Page() {
  const text = useText();
  return (
    <Notice picture={<ClosedDoorScene />} title={text('pages.notFound.title')}>
      <p>{text('pages.notFound.text')}</p>
      <ButtonLink as={RouterLink} href={paths.home()}>
        {text('pages.notFound.home')}
      </ButtonLink>
    </Notice>
  );
}
