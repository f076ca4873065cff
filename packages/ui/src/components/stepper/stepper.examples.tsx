import type { Example, Wording } from '../../example.ts';
import type { Step } from './step.ts';
import { StepBar } from './step-bar.tsx';
import { StepList } from './step-list.tsx';

const steps = (t: Wording): Step[] => [
  { id: 'terms', label: t('Terms', 'စည်းကမ်းချက်များ'), state: 'done', href: '#terms' },
  { id: 'branch', label: t('Branch', 'ဘဏ်ခွဲ'), state: 'done', href: '#branch' },
  { id: 'introducers', label: t('Introducers', 'မိတ်ဆက်သူများ'), state: 'done', isShown: true },
  { id: 'occupation', label: t('Occupation', 'အလုပ်အကိုင်'), state: 'locked' },
  { id: 'documents', label: t('Documents', 'စာရွက်စာတမ်းများ'), state: 'locked' },
  { id: 'review', label: t('Review', 'ပြန်လည်စစ်ဆေးခြင်း'), state: 'locked' },
];

export const examples: Example[] = [
  {
    title: 'The bar of a phone: in words and picture, and behind it all steps',
    framed: true,
    render: (t) => (
      <StepBar
        place={t('Step 3 of 6', 'အဆင့် ၃/၆')}
        shortPlace={t('3/6', '၃/၆')}
        label={t('Introducers', 'ထောက်ခံသူများ')}
        steps={steps(t)}
        openText={t('Show all steps', 'အဆင့်အားလုံး ပြရန်')}
        onOpen={() => {}}
      />
    ),
  },
  {
    title: 'All steps',
    render: (t) => (
      <StepList
        label={t('Steps of your application', 'လျှောက်လွှာ အဆင့်များ')}
        steps={steps(t)}
        stateTexts={{
          done: t('done', 'ပြီးပါပြီ'),
          current: t('now', 'လက်ရှိအဆင့်'),
          locked: t('locked', 'ပိတ်ထားသည်'),
        }}
      />
    ),
  },
];
