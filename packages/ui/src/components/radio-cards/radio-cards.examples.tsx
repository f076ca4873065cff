import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { RadioCards } from './radio-cards.tsx';

function Delivery({ t, initial, error }: { t: Wording; initial?: string; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <FieldGroup
      label={t('Where should we send your card?', 'သင့်ကတ်ကို ဘယ်ကို ပို့ပေးရမလဲ')}
      error={value === undefined ? error : undefined}
    >
      <RadioCards
        name={initial ? 'delivery' : 'delivery-missing'}
        value={value}
        onValue={setValue}
        cards={[
          {
            value: 'branch',
            label: t('Collect at a branch', 'ဘဏ်ခွဲတွင် လာယူမည်'),
            text: t('Ready in two working days, free.', 'ရုံးဖွင့်ရက် နှစ်ရက်အတွင်း ရပါမည်။ အခမဲ့။'),
          },
          {
            value: 'home',
            label: t('Deliver to my address', 'နေအိမ်သို့ ပို့ပေးပါ'),
            text: t('Up to five working days.', 'ရုံးဖွင့်ရက် ငါးရက်အထိ ကြာနိုင်ပါသည်။'),
          },
        ]}
      />
    </FieldGroup>
  );
}

export const examples: Example[] = [
  { title: 'One chosen', render: (t) => <Delivery t={t} initial="branch" /> },
  {
    title: 'None chosen, with an error',
    render: (t) => <Delivery t={t} error={t('Choose where to send your card.', 'ကတ်ပို့ရမည့်နေရာကို ရွေးပါ။')} />,
  },
];
