import type { Example } from '../../example.ts';
import { Badge } from '../badge/badge.tsx';
import { Link } from '../link/link.tsx';
import { Table } from './table.tsx';

export const examples: Example[] = [
  {
    title: 'Orders',
    render: (t) => (
      <Table
        caption={t('Your orders', 'သင့်မှာယူမှုများ')}
        rowId={(order) => order.id}
        rows={[
          { id: 'A-1042', what: t('Cheque book', 'ချက်စာအုပ်'), amount: t('1,000 MMK', '၁,၀၀၀ ကျပ်'), done: false },
          { id: 'A-1038', what: t('Debit card', 'ဒက်ဘစ်ကတ်'), amount: t('5,000 MMK', '၅,၀၀၀ ကျပ်'), done: true },
        ]}
        columns={[
          { id: 'id', header: t('Number', 'အမှတ်'), cell: (order) => <Link href={`#${order.id}`}>{order.id}</Link> },
          { id: 'what', header: t('Order', 'မှာယူမှု'), cell: (order) => order.what },
          {
            id: 'status',
            header: t('Status', 'အခြေအနေ'),
            cell: (order) =>
              order.done ? (
                <Badge tone="success">{t('Delivered', 'ပို့ပြီး')}</Badge>
              ) : (
                <Badge tone="primary">{t('On its way', 'ပို့နေဆဲ')}</Badge>
              ),
          },
          { id: 'amount', header: t('Fee', 'အခကြေးငွေ'), numeric: true, cell: (order) => order.amount },
        ]}
      />
    ),
  },
];
