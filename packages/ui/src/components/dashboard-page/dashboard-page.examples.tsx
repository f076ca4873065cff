import type { Example } from '../../example.ts';
import { AccountCard, AccountCards } from '../account-card/account-card.tsx';
import { BottomNav } from '../bottom-nav/bottom-nav.tsx';
import { sampleSkipText } from '../public-page/public-page.examples.tsx';
import { sampleNavItems } from '../side-nav/side-nav.examples.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
import { SampleTopBar } from '../top-bar/top-bar.examples.tsx';
import { DashboardPage } from './dashboard-page.tsx';

export const examples: Example[] = [
  {
    title: 'Products',
    framed: true,
    render: (t) => (
      <DashboardPage
        skipText={sampleSkipText(t)}
        topBar={<SampleTopBar t={t} width="full" />}
        sideBar={<SideNav label={t('Main', 'အဓိက')} items={sampleNavItems(t)} />}
        bottomBar={<BottomNav label={t('Main', 'အဓိက')} items={sampleNavItems(t)} />}
      >
        <h1 className="text-2xl">{t('Choose an account', 'အကောင့် ရွေးချယ်ပါ')}</h1>
        <div className="mt-6">
          <AccountCards>
            {['saving', 'current', 'fixed', 'call'].map((id) => (
              <li key={id}>
                <AccountCard
                  headingLevel={3}
                  name={t('Savings account', 'ငွေစုဘဏ်အပ်ငွေစာရင်း')}
                  label={t('Saving Individual', 'တစ်ဦးချင်း ငွေစုဘဏ်အပ်ငွေစာရင်း')}
                  fact={{ value: t('6.25%', '၆.၂၅%'), label: t('interest a year', 'နှစ်စဉ် အတိုးနှုန်း') }}
                  href={`#${id}`}
                />
              </li>
            ))}
          </AccountCards>
        </div>
      </DashboardPage>
    ),
  },
];
