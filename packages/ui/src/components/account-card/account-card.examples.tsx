import type { Example, Wording } from '../../example.ts';
import { Badge } from '../badge/badge.tsx';
import { LockIcon } from '../icons/field-icons.tsx';
import { AccountCard, AccountCards } from './account-card.tsx';

function Products({ t, className }: { t: Wording; className?: string }) {
  return (
    <AccountCards {...(className && { className })}>
      <li>
        <AccountCard
          headingLevel={4}
          name={t('Savings account', 'ငွေစုဘဏ်အပ်ငွေစာရင်း')}
          label={t('Saving Individual', 'တစ်ဦးချင်း ငွေစုဘဏ်အပ်ငွေစာရင်း')}
          fact={{ value: t('6%', '၆%'), label: t('interest a year', 'တစ်နှစ် အတိုးနှုန်း') }}
          text={t('A first account for the money you put aside.', 'စုဆောင်းငွေအတွက် ပထမဆုံး စာရင်း။')}
          badge={<Badge tone="success">{t('Your account', 'သင့်စာရင်း')}</Badge>}
          href="#saving"
        />
      </li>
      <li>
        <AccountCard
          headingLevel={4}
          name={t('Current account', 'စာရင်းရှင်အပ်ငွေစာရင်း')}
          label={t('Current Accounts - Individual', 'တစ်ဦးချင်း စာရင်းရှင်အပ်ငွေစာရင်း')}
          fact={{ value: t('10,000 MMK', '၁၀,၀၀၀ ကျပ်'), label: t('to open', 'ကနဦးသွင်းငွေ') }}
          text={t('Pay by cheque, day to day.', 'နေ့စဉ်ငွေပေးချေမှုကို ချက်လက်မှတ်ဖြင့် ဆောင်ရွက်နိုင်ပါသည်။')}
          href="#current"
        />
      </li>
      <li>
        <AccountCard
          headingLevel={4}
          name={t('Foreign currency, resident', 'နိုင်ငံခြားငွေစာရင်း (ပြည်တွင်းနေထိုင်သူ)')}
          label={t('Current Accounts - Individual Resident', 'စာရင်းရှင်အပ်ငွေစာရင်း - ပြည်တွင်းနေထိုင်သူ')}
          fact={{ value: t('100', '၁၀၀'), label: t('USD to open', 'ကနဦးသွင်းငွေ (USD)') }}
          closedReason={
            <>
              <LockIcon />
              {t('Only for customers who signed up with a passport.', 'နိုင်ငံကူးလက်မှတ်ဖြင့် အကောင့်ဖွင့်ထားသူများသာ ဖွင့်နိုင်ပါသည်။')}
            </>
          }
        />
      </li>
    </AccountCards>
  );
}

export const examples: Example[] = [
  { title: 'Rows: one is held already, one is closed to the customer', render: (t) => <Products t={t} /> },
  { title: 'In two columns, where there is room', render: (t) => <Products t={t} className="md:grid-cols-2" /> },
];
