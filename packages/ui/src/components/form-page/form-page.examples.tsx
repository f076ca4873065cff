import type { Example, Wording } from '../../example.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Field } from '../field/field.tsx';
import { ArrowLeftIcon } from '../icons/field-icons.tsx';
import { SampleLanguageSwitch } from '../language-switch/language-switch.examples.tsx';
import { sampleSkipText } from '../public-page/public-page.examples.tsx';
import { Select } from '../select/select.tsx';
import type { Step } from '../stepper/step.ts';
import { StepBar } from '../stepper/step-bar.tsx';
import { StepList } from '../stepper/step-list.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { SampleTopBar } from '../top-bar/top-bar.examples.tsx';
import { FormActions } from './form-actions.tsx';
import { FormColumns } from './form-columns.tsx';
import { FormFrame } from './form-frame.tsx';

const steps = (t: Wording): Step[] => [
  { id: 'branch', label: t('Branch', 'ဘဏ်ခွဲ'), state: 'done', href: '#branch' },
  { id: 'work', label: t('Occupation', 'အလုပ်အကိုင်'), state: 'done', isShown: true },
  { id: 'review', label: t('Review', 'ပြန်လည်စစ်ဆေးခြင်း'), state: 'locked' },
];

function Steps({ t }: { t: Wording }) {
  return (
    <StepList
      label={t('Steps', 'အဆင့်များ')}
      steps={steps(t)}
      stateTexts={{
        done: t('done', 'ပြီးပါပြီ'),
        current: t('now', 'လက်ရှိအဆင့်'),
        locked: t('locked', 'ပိတ်ထားသည်'),
      }}
    />
  );
}

function Actions({ t }: { t: Wording }) {
  return (
    <FormActions
      status={t('Saved 10:42', '၁၀:၄၂ တွင် သိမ်းပြီးပါပြီ')}
      back={
        <ButtonLink href="#branch" variant="text" size="arrow" aria-label={t('Back', 'နောက်သို့')}>
          <ArrowLeftIcon size={24} />
          <span className="hidden sm:inline">{t('Back', 'နောက်သို့')}</span>
        </ButtonLink>
      }
    >
      <Button>{t('Continue', 'ဆက်လုပ်မည်')}</Button>
    </FormActions>
  );
}

function Occupation({ t }: { t: Wording }) {
  return (
    <FormFrame skipText={sampleSkipText(t)} header={<SampleTopBar t={t} width="journey" plain />}>
      <StepBar
        place={t('Step 2 of 3', 'အဆင့် ၂/၃')}
        shortPlace={t('2/3', '၂/၃')}
        label={t('Occupation', 'အလုပ်အကိုင်')}
        steps={steps(t)}
        openText={t('Show all steps', 'အဆင့်အားလုံး ပြရန်')}
        onOpen={() => {}}
        end={<SampleLanguageSwitch t={t} compact />}
      />
      <FormColumns steps={<Steps t={t} />} actions={<Actions t={t} />}>
        <Questions t={t} />
      </FormColumns>
    </FormFrame>
  );
}

function Questions({ t }: { t: Wording }) {
  return (
    <>
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
    </>
  );
}

export const examples: Example[] = [
  { title: 'A step of a journey', framed: true, render: (t) => <Occupation t={t} /> },
];
