import type { Example } from '../../example.ts';
import { Card } from './card.tsx';

export const examples: Example[] = [
  {
    title: 'With a heading and text',
    render: (t) => (
      <Card className="max-w-form">
        <h4 className="text-lg">{t('What happens next', 'နောက်ထပ် ဘာဆက်ဖြစ်မလဲ')}</h4>
        <p className="mt-2 text-text-muted">
          {t(
            'We check your documents, usually within one working day. We will send you a message either way.',
            'သင့်စာရွက်စာတမ်းများကို အများအားဖြင့် ရုံးဖွင့်ရက် တစ်ရက်အတွင်း စစ်ဆေးပါမည်။ ရလဒ်ကို မက်ဆေ့ချ်ဖြင့် အကြောင်းကြားပါမည်။',
          )}
        </p>
      </Card>
    ),
  },
];
