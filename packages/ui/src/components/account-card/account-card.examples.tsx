import type { Example } from '../../example.ts';
import { Badge } from '../badge/badge.tsx';
import { AccountCard } from './account-card.tsx';

export const examples: Example[] = [
  {
    title: 'Accounts to choose from',
    render: (t) => (
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <AccountCard
          headingLevel={4}
          name={t('Saving Individual', 'တစ်ဦးချင်း စုဆောင်းငွေစာရင်း')}
          fact={{ value: t('6.25%', '၆.၂၅%'), label: t('interest a year', 'နှစ်စဉ် အတိုးနှုန်း') }}
          text={t('For everyday saving, with a card.', 'နေ့စဉ် စုဆောင်းရန်၊ ကတ်ပါဝင်သည်။')}
          badge={<Badge tone="primary">{t('Popular', 'လူကြိုက်များ')}</Badge>}
          href="#saving"
          linkText={t('Open', 'ဖွင့်ရန်')}
        />
        <AccountCard
          headingLevel={4}
          name={t('Current Individual', 'တစ်ဦးချင်း စာရင်းရှင်')}
          fact={{ value: t('10,000 MMK', '၁၀,၀၀၀ ကျပ်'), label: t('first deposit', 'ပထမဆုံး အပ်ငွေ') }}
          href="#current"
          linkText={t('Open', 'ဖွင့်ရန်')}
        />
      </div>
    ),
  },
];
