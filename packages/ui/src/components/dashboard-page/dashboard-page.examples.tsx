import type { Example } from '../../example.ts';
import { AccountCard } from '../account-card/account-card.tsx';
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
        <div className="mt-6 grid gap-4 sm:grid-cols-2">
          {['saving', 'current', 'fixed', 'call'].map((id) => (
            <AccountCard
              key={id}
              headingLevel={2}
              name={t('Saving Individual', 'တစ်ဦးချင်း စုဆောင်းငွေစာရင်း')}
              fact={{ value: t('6.25%', '၆.၂၅%'), label: t('interest a year', 'နှစ်စဉ် အတိုးနှုန်း') }}
              href={`#${id}`}
              linkText={t('Open', 'ဖွင့်ရန်')}
            />
          ))}
        </div>
      </DashboardPage>
    ),
  },
];
