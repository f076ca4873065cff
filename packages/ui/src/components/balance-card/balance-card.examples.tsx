import type { Example } from '../../example.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { EyeIcon } from '../icons/field-icons.tsx';
import { BalanceCard, FirstBalanceCard } from './balance-card.tsx';
import { DeepCard } from './deep-card.tsx';

export const examples: Example[] = [
  {
    title: 'One strong card, the others quiet beside or below it',
    render: (t) => (
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstBalanceCard
          headingLevel={4}
          name={t('Savings account', 'ငွေစုဘဏ်အပ်ငွေစာရင်း')}
          label={t('Saving Individual', 'တစ်ဦးချင်း ငွေစုဘဏ်အပ်ငွေစာရင်း')}
          number={<p className="text-sm tabular-nums">0013 0100 0000 0001 7</p>}
          amount="********"
          action={
            <Button variant="inverse" size="compact">
              <EyeIcon />
              {t('Show balances', 'လက်ကျန်ငွေ ပြရန်')}
            </Button>
          }
        />
        <BalanceCard
          headingLevel={4}
          name={t('Call account', 'ခေါ်ယူအပ်ငွေစာရင်း')}
          label={t('Call Individual', 'တစ်ဦးချင်း ခေါ်ယူအပ်ငွေစာရင်း')}
          number={<p className="text-sm tabular-nums">0015 0100 0000 0002 5</p>}
          amount={t('MMK 60,000,000.00', 'MMK ၆၀,၀၀၀,၀၀၀.၀၀')}
        />
      </div>
    ),
  },
  {
    title: 'The same place before there is an account',
    render: (t) => (
      <DeepCard>
        <h4 className="text-xl">{t('You have no account yet', 'သင့်တွင် စာရင်း မရှိသေးပါ။')}</h4>
        <ButtonLink variant="secondary" href="#accounts" className="mt-auto self-start">
          {t('Choose an account', 'စာရင်း ရွေးချယ်ရန်')}
        </ButtonLink>
      </DeepCard>
    ),
  },
];
