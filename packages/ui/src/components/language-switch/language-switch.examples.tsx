import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { LanguageSwitch } from './language-switch.tsx';

export function SampleLanguageSwitch({ t, compact }: { t: Wording; compact?: boolean }) {
  const [value, setValue] = useState(t('en', 'mm'));
  return (
    <LanguageSwitch
      label={t('Language', 'ဘာသာစကား')}
      value={value}
      compact={compact}
      onValue={setValue}
      options={[
        { code: 'en', lang: 'en', name: 'English' },
        { code: 'mm', lang: 'my', name: 'မြန်မာ' },
      ]}
    />
  );
}

export const examples: Example[] = [
  { title: 'Two languages', render: (t) => <SampleLanguageSwitch t={t} /> },
  { title: 'Where there is little room', render: (t) => <SampleLanguageSwitch t={t} compact /> },
];
