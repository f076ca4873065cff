import type { Example } from '../../example.ts';
import { Alert } from './alert.tsx';

export const examples: Example[] = [
  {
    title: 'Information',
    render: (t) => (
      <Alert title={t('You can stop at any time', 'အချိန်မရွေး ရပ်နားနိုင်ပါသည်')}>
        {t('What you gave so far is saved.', 'ယခုအထိ ဖြည့်ထားသမျှကို သိမ်းဆည်းထားပါသည်။')}
      </Alert>
    ),
  },
  {
    title: 'Success',
    render: (t) => (
      <Alert tone="success" title={t('Your account is open', 'သင့်အကောင့် ဖွင့်ပြီးပါပြီ')}>
        {t('Your card arrives within five working days.', 'ကတ်ကို ရုံးဖွင့်ရက် ငါးရက်အတွင်း ရရှိပါမည်။')}
      </Alert>
    ),
  },
  {
    title: 'Warning',
    render: (t) => (
      <Alert tone="warning" title={t('Your passport expires soon', 'သင့်နိုင်ငံကူးလက်မှတ် သက်တမ်းကုန်တော့မည်')}>
        {t('Renew it before you apply.', 'မလျှောက်မီ သက်တမ်းတိုးပါ။')}
      </Alert>
    ),
  },
  {
    title: 'Danger',
    render: (t) => (
      <Alert tone="danger" title={t('We could not read your photo', 'သင့်ဓာတ်ပုံကို ဖတ်၍မရပါ')}>
        {t('Take it again in daylight, without glare.', 'အလင်းပြန်ခြင်းမရှိဘဲ နေ့အလင်းရောင်တွင် ထပ်ရိုက်ပါ။')}
      </Alert>
    ),
  },
];
