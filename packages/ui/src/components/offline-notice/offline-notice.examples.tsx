import type { Example } from '../../example.ts';
import { OfflineNotice } from './offline-notice.tsx';

export const examples: Example[] = [
  {
    title: 'No network',
    render: (t) => (
      <OfflineNotice
        offline
        text={t('You are offline. We go on when the network is back.', 'အင်တာနက် ချိတ်ဆက်မှု မရှိပါ။ ပြန်ရသည်နှင့် ဆက်လုပ်ပေးပါမည်။')}
      />
    ),
  },
];
