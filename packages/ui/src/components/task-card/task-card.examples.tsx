import type { Example } from '../../example.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { TaskCard } from './task-card.tsx';

export const examples: Example[] = [
  {
    title: 'To go on with',
    render: (t) => (
      <TaskCard
        headingLevel={4}
        title={t('Savings account', 'ငွေစုဘဏ်အပ်ငွေစာရင်း')}
        text={t('You have started to open it.', 'စတင်ဖွင့်ထားပါသည်။')}
        action={<ButtonLink href="#continue">{t('Continue', 'ရှေ့ဆက်ရန်')}</ButtonLink>}
      />
    ),
  },
  {
    title: 'To wait for',
    render: (t) => (
      <TaskCard
        headingLevel={4}
        title={t('Call account', 'ခေါ်ယူအပ်ငွေစာရင်း')}
        text={t('The bank is checking your application.', 'ဘဏ်က သင့်လျှောက်လွှာကို စစ်ဆေးနေပါသည်။')}
        note={<p className="text-sm text-text-muted">A-7K3M-29</p>}
      />
    ),
  },
];
