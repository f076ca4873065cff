import { useState } from 'react';
import type { Example } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { DayField } from './day-field.tsx';

function Shown({ label, pickText, first = '' }: { label: string; pickText: string; first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <Field label={label}>
      <DayField value={value} onValue={setValue} pickText={pickText} />
    </Field>
  );
}

export const examples: Example[] = [
  {
    title: 'Empty and filled in',
    render: (t) => (
      <div className="grid gap-4 sm:grid-cols-2">
        <Shown label={t('Start date', 'စတင်ရက်')} pickText={t('Choose from a calendar', 'ပြက္ခဒိန်မှ ရွေးရန်')} />
        <Shown
          label={t('End date', 'နောက်ဆုံးရက်')}
          pickText={t('Choose from a calendar', 'ပြက္ခဒိန်မှ ရွေးရန်')}
          first="2026-08-05"
        />
      </div>
    ),
  },
];
