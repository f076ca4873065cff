import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { Slider } from './slider.tsx';

function Months({ t }: { t: Wording }) {
  const [months, setMonths] = useState(12);
  return (
    <Field label={t('For how long', 'ကာလ')}>
      <Slider min={1} max={60} value={months} onValue={setMonths} valueText={t(`${months} months`, `${months} လ`)} />
    </Field>
  );
}

export const examples: Example[] = [{ title: 'A time in months', render: (t) => <Months t={t} /> }];
