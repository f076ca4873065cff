import type { Example } from '../../example.ts';
import { Disclosure } from './disclosure.tsx';

export const examples: Example[] = [
  {
    title: 'Help in a fold',
    render: (t) => (
      <Disclosure summary={t('Why do we ask for this?', 'ဘာကြောင့် ဤအချက်ကို မေးသလဲ')}>
        {t(
          'The law asks every bank to know who its customers are.',
          'ဘဏ်တိုင်းသည် မိမိဖောက်သည်များကို သိရှိရမည်ဟု ဥပဒေက ပြဋ္ဌာန်းထားပါသည်။',
        )}
      </Disclosure>
    ),
  },
];
