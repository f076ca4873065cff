import type { ExistingCustomerOrder } from '@taga/contract/records/fulfilment/order';
import { Badge, Button, DownloadIcon } from '@taga/ui';
import { PageHeading, PublicColumn } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { AccountCard } from './account-card.tsx';
import { CollectNotice } from './collect-notice.tsx';

/** Nobody's: what a card looks like. */
const sample: ExistingCustomerOrder = {
  ApplicationNo: 'A-2222-22',
  bankaccountNumber: '00113700000000000',
  Name: 'DAW MYA MYA',
  CIFNo: '0000000',
  createdDate: '2026-01-02T05:30:00Z',
  Status: 'COMPLETED',
};

/** A sample of the account card; the browser prints it, or keeps it as a PDF. */
export function Page() {
  const text = useText();
  return (
    <PublicColumn>
      <div className="grid max-w-form grid-cols-1 gap-6">
        <div className="grid justify-items-start gap-2">
          <Badge>{text('accountCard.sample')}</Badge>
          <PageHeading title={text('accountCard.page.title')} />
        </div>
        <AccountCard order={sample} />
        <Button onClick={() => window.print()} className="justify-self-start print:hidden">
          <DownloadIcon />
          {text('accountCard.download')}
        </Button>
        <CollectNotice />
      </div>
    </PublicColumn>
  );
}
