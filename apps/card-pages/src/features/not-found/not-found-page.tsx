import { ClosedDoorScene } from '@taga/ui';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';

export function Page() {
  const text = useText();
  return (
    <Notice picture={<ClosedDoorScene />} title={text('cardPages.page.notFound')}>
      {null}
    </Notice>
  );
}
