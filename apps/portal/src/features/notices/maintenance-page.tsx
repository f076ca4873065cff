import { Link, MaintenanceScene } from '@taga/ui';
import { contact } from '../../lib/bank/bank.ts';
import { Notice } from '../../lib/page/notice.tsx';
import { useText } from '../../lib/text/text-context.tsx';

export function Page() {
  const text = useText();
  return (
    <Notice picture={<MaintenanceScene />} title={text('pages.maintenance.title')}>
      <p>{text('pages.maintenance.text')}</p>
      <Link standalone href={contact.hotlineHref}>
        {text('pages.maintenance.urgent', { hotline: contact.hotline })}
      </Link>
    </Notice>
  );
}
