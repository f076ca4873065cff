import type { Example } from '../../example.ts';
import { SkipLink } from './skip-link.tsx';

export const examples: Example[] = [
  {
    title: 'Press Tab to see it',
    render: (t) => (
      <>
        <SkipLink href="#skip-target" text={t('Skip to main content', 'အဓိကအကြောင်းအရာသို့ ကျော်သွားရန်')} />
        <p id="skip-target" tabIndex={-1}>
          {t('The main content starts here.', 'အဓိကအကြောင်းအရာ ဤနေရာမှ စတင်ပါသည်။')}
        </p>
      </>
    ),
  },
];
