import { getCustomerProducts } from '@taga/contract/endpoints/desk/customers';
import { Badge } from '@taga/ui';
import { useDesk } from '../../lib/api/use-desk.ts';
import { useReading } from '../../lib/names/reading.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { Moment } from '../../lib/time/moment.tsx';

/** What the customer has at the bank: accounts and cards, without a balance. */
export function Products({ customerId }: { customerId: string }) {
  const { text, names } = useReading();
  const loading = useDesk(getCustomerProducts, { body: { customerId } });
  return (
    <Part title={text('deskCustomers.products.title')}>
      <Loaded query={loading} lines={3}>
        {({ accounts, cards, isBankAway }) => (
          <>
            {isBankAway && <p className="text-warning-strong">{text('deskCustomers.products.away')}</p>}
            {!isBankAway && accounts.length + cards.length === 0 && (
              <p className="text-text-muted">{text('deskCustomers.products.none')}</p>
            )}
            <ul className="grid gap-2">
              {accounts.map(({ accountNumber, productCode, currency, branchCode, isFunded, openedAt }) => (
                <li key={accountNumber} className="flex flex-wrap items-baseline gap-x-4">
                  <span className="font-medium tabular-nums">{accountNumber}</span>
                  <span>
                    {names.accountClass(productCode)}, {currency}
                  </span>
                  <span className="text-text-muted">
                    {names.branch(branchCode)} · <Moment at={openedAt} />
                  </span>
                  {!isFunded && <Badge tone="warning">{text('deskCustomers.products.unfunded')}</Badge>}
                </li>
              ))}
              {cards.map(({ cardNumber, cardType, category, status, expires }) => (
                <li key={cardNumber + expires} className="flex flex-wrap items-baseline gap-x-4">
                  <span className="font-medium tabular-nums">{cardNumber}</span>
                  <span>
                    {cardType} {category}
                  </span>
                  <span className="text-text-muted">
                    {status} · {text('deskCustomers.products.expires', { month: expires })}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Part>
  );
}
