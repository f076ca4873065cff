import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { DateField } from './date-field.tsx';
import { DatePicker } from './date-picker.tsx';

const english = 'January February March April May June July August September October November December'.split(' ');
const burmese = 'ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ'.split(' ');

function DateOfBirth({ t, error }: { t: Wording; error?: string }) {
  const [value, setValue] = useState({ day: '', month: '', year: '' });
  return (
    <FieldGroup
      label={t('Date of birth', 'မွေးသက္ကရာဇ်')}
      hint={t('For example 27 March 1990', 'ဥပမာ - ၂၇ မတ် ၁၉၉၀')}
      error={error}
    >
      <DateField
        birthday
        value={value}
        onValue={setValue}
        labels={{
          day: t('Day', 'ရက်'),
          month: t('Month', 'လ'),
          monthPlaceholder: t('Month', 'လ ရွေးပါ'),
          year: t('Year', 'ခုနှစ်'),
        }}
        monthNames={t('en', 'mm') === 'mm' ? burmese : english}
      />
    </FieldGroup>
  );
}

function DateOfArrival({ t }: { t: Wording }) {
  const [value, setValue] = useState({ day: '3', month: '11', year: '2025' });
  return (
    <FieldGroup label={t('Date of arrival', 'ရောက်ရှိသည့်ရက်')}>
      <DateField
        value={value}
        onValue={setValue}
        labels={{
          day: t('Day', 'ရက်'),
          month: t('Month', 'လ'),
          monthPlaceholder: t('Month', 'လ ရွေးပါ'),
          year: t('Year', 'ခုနှစ်'),
        }}
        monthNames={t('en', 'mm') === 'mm' ? burmese : english}
        picker={<DatePicker value={value} onValue={setValue} label={t('Open the calendar', 'ပြက္ခဒိန် ဖွင့်ရန်')} />}
      />
    </FieldGroup>
  );
}

export const examples: Example[] = [
  { title: 'Date of birth', render: (t) => <DateOfBirth t={t} /> },
  { title: 'With the platform’s calendar', render: (t) => <DateOfArrival t={t} /> },
  {
    title: 'With an error',
    render: (t) => <DateOfBirth t={t} error={t('Please enter your date of birth', 'မွေးသက္ကရာဇ် ဖြည့်ပေးပါ')} />,
  },
];
