import { Link, MaintenanceScene } from '@taga/ui';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { contact } from '../../lib/fulfilment/bank/bank.ts';

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
