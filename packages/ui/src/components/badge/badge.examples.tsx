import type { Example } from '../../example.ts';
import { Badge } from './badge.tsx';

export const examples: Example[] = [
  {
    title: 'Statuses',
    render: (t) => (
      <div className="flex flex-wrap gap-2">
        <Badge>{t('Draft', 'မူကြမ်း')}</Badge>
        <Badge tone="primary">{t('In progress', 'ဆောင်ရွက်ဆဲ')}</Badge>
        <Badge tone="success">{t('Approved', 'ခွင့်ပြုပြီး')}</Badge>
        <Badge tone="warning">{t('Waiting for you', 'သင့်ကို စောင့်နေပါသည်')}</Badge>
        <Badge tone="danger">{t('Rejected', 'ငြင်းပယ်ထားသည်')}</Badge>
      </div>
    ),
  },
];
