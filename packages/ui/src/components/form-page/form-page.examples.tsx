import type { Example, Wording } from '../../example.ts';
import { Button } from '../button/button.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Field } from '../field/field.tsx';
import { sampleSkipText } from '../public-page/public-page.examples.tsx';
import { Select } from '../select/select.tsx';
import type { Step } from '../stepper/step.ts';
import { StepList } from '../stepper/step-list.tsx';
import { StepProgress } from '../stepper/step-progress.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { SampleTopBar } from '../top-bar/top-bar.examples.tsx';
import { FormPage } from './form-page.tsx';

const steps = (t: Wording): Step[] => [
  { id: 'branch', label: t('Branch', 'ဘဏ်ခွဲ'), state: 'done', href: '#branch' },
  { id: 'work', label: t('Occupation', 'အလုပ်အကိုင်'), state: 'current' },
  { id: 'review', label: t('Review', 'ပြန်လည်စစ်ဆေးခြင်း'), state: 'locked' },
];

function Occupation({ t }: { t: Wording }) {
  return (
    <FormPage
      skipText={sampleSkipText(t)}
      header={<SampleTopBar t={t} />}
      progress={<StepProgress text={t('Step 2 of 3 · Occupation', 'အဆင့် ၃ ဆင့်အနက် ၂ · အလုပ်အကိုင်')} steps={steps(t)} />}
      steps={
        <StepList
          label={t('Steps', 'အဆင့်များ')}
          steps={steps(t)}
          formatNumber={(number) => t(String(number), String.fromCharCode(0x1040 + number))}
          stateTexts={{
            done: t('done', 'ပြီးပါပြီ'),
            current: t('now', 'ယခုအဆင့်'),
            open: t('to do', 'လုပ်ရန်'),
            locked: t('locked', 'ပိတ်ထားသည်'),
          }}
        />
      }
      actions={
        <>
          <Button>{t('Continue', 'ဆက်လုပ်မည်')}</Button>
          <Button variant="text">{t('Back', 'နောက်သို့')}</Button>
        </>
      }
    >
      <h1 className="text-2xl">{t('What do you do?', 'သင် ဘာအလုပ်လုပ်ပါသလဲ')}</h1>
      <Field label={t('Occupation', 'အလုပ်အကိုင်')}>
        <Select
          placeholder={t('Choose an occupation', 'အလုပ်အကိုင် ရွေးပါ')}
          options={[
            { value: 'teacher', label: t('Teacher', 'ဆရာ / ဆရာမ') },
            { value: 'trader', label: t('Trader', 'ကုန်သည်') },
          ]}
        />
      </Field>
      <Field label={t('Employer', 'အလုပ်ရှင်')} optional={t('optional', 'မဖြည့်လည်း ရပါသည်')}>
        <TextInput autoComplete="organization" />
      </Field>
      <Disclosure summary={t('Why do we ask for this?', 'ဘာကြောင့် ဤအချက်ကို မေးသလဲ')}>
        {t('The law asks every bank to know its customers.', 'ဘဏ်တိုင်းသည် မိမိဖောက်သည်များကို သိရှိရမည်ဟု ဥပဒေက ပြဋ္ဌာန်းထားပါသည်။')}
      </Disclosure>
    </FormPage>
  );
}

export const examples: Example[] = [
  { title: 'A step of a journey', framed: true, render: (t) => <Occupation t={t} /> },
];
