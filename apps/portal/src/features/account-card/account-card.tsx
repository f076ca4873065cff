import type { ExistingCustomerOrder } from '@taga/contract/records/fulfilment/order';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { formatList, keepPhrases } from '@taga/i18n';
import { Card, CheckIcon, DeepCard, DescriptionList } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { dateOf, toRows } from '../../lib/customers/profile/profile-rows.ts';
import { groupsOfFour } from '../../lib/fulfilment/account-number/groups-of-four.ts';

/** What the card of a new account says; the same on paper. */
export function AccountCard({ order }: { order: ExistingCustomerOrder }) {
  const text = useText();
  const language = useLanguage();
  const { bankaccountNumber: number, Services = [] } = order;
  const ordered = Services.map(({ ServiceName }) => ServiceName);
  const rows = toRows([
    [text('accountCard.row.name'), order.Name],
    [text('accountCard.row.customerId'), order.CIFNo],
    [text('accountCard.row.applicationNo'), order.ApplicationNo],
    [text('accountCard.row.openingDate'), dateOf(myanmarToday(new Date(order.createdDate)), language)],
    [text('accountCard.row.accountType'), text('accountCard.value.accountType')],
    [text('accountCard.row.accountClass'), '137'],
    [text('accountCard.row.currency'), text('accountCard.value.currency')],
    [text('accountCard.row.service'), text('accountCard.value.service')],
    [text('accountCard.row.ordered'), keepPhrases(formatList(ordered, language, 'and'))],
  ]);
  return (
    <div className="grid grid-cols-1 gap-4 print:break-inside-avoid">
      {number && (
        <DeepCard>
          <div className="grid gap-3">
            <p className="flex items-center gap-2 text-lg font-semibold">
              <CheckIcon size={24} />
              {text('accountCard.created')}
            </p>
            <p className="grid gap-1">
              <span className="text-sm">{text('accountCard.number')}</span>
              <span className="text-xl tabular-nums sm:text-2xl">{groupsOfFour(number)}</span>
            </p>
          </div>
        </DeepCard>
      )}
      <Card>
        <DescriptionList rows={rows} />
      </Card>
    </div>
  );
}
