import { ButtonLink, ClosedDoorScene } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';

export function Page() {
  const text = useText();
  return (
    <Notice picture={<ClosedDoorScene />} title={text('desk.page.notFound')}>
      <p className="text-text-muted">{text('desk.notFound.text')}</p>
      <ButtonLink as={RouterLink} href={paths.home}>
        {text('desk.notFound.home')}
      </ButtonLink>
    </Notice>
  );
}
