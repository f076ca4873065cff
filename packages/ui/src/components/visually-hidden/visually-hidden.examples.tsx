import type { Example } from '../../example.ts';
import { CheckIcon } from '../icons/field-icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export const examples: Example[] = [
  {
    title: 'A tick that is also spoken',
    render: (t) => (
      <p className="flex items-center gap-2">
        <CheckIcon />
        {t('E-mail', 'အီးမေးလ်')}
        <VisuallyHidden>{t('verified', 'အတည်ပြုပြီး')}</VisuallyHidden>
      </p>
    ),
  },
];
