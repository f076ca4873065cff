import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { FileDrop } from './file-drop.tsx';

function DocumentPhoto({ t, percent }: { t: Wording; percent?: number }) {
  const [name, setName] = useState(percent === undefined ? undefined : 'nrc-front.jpg');
  const upload =
    percent === undefined || percent === 100
      ? undefined
      : { percent, label: t('Uploading', 'တင်နေပါသည်'), text: t(`${percent}%`, '၆၄%') };
  return (
    <Field
      label={t('Front of your identity card', 'မှတ်ပုံတင်ကတ် အရှေ့ဘက်')}
      hint={t('JPG or PNG, up to 10 MB.', 'JPG သို့မဟုတ် PNG၊ 10 MB အထိ။')}
    >
      <FileDrop
        accept="image/jpeg,image/png"
        texts={{ choose: t('Choose a photo', 'ဓာတ်ပုံ ရွေးပါ'), drop: t('or drop it here', 'သို့မဟုတ် ဤနေရာသို့ ဆွဲထည့်ပါ') }}
        camera={{ text: t('Take a photo', 'ဓာတ်ပုံ ရိုက်ရန်'), facing: 'environment' }}
        onFiles={([file]) => setName(file?.name)}
        chosen={
          name === undefined
            ? undefined
            : { name, size: '1.4 MB', upload, removeText: t('Remove', 'ဖယ်ရှားမည်'), onRemove: () => setName(undefined) }
        }
      />
    </Field>
  );
}

export const examples: Example[] = [
  { title: 'Empty', render: (t) => <DocumentPhoto t={t} /> },
  { title: 'On its way', render: (t) => <DocumentPhoto t={t} percent={64} /> },
  { title: 'Arrived', render: (t) => <DocumentPhoto t={t} percent={100} /> },
];
