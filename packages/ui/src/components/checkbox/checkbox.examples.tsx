import type { Example } from '../../example.ts';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

export const examples: Example[] = [
  {
    title: 'Off and on',
    render: (t) => (
      <>
        <Checkbox label={t('My permanent address is the same', 'အမြဲတမ်းနေရပ်လိပ်စာ တူညီပါသည်')} />
        <Checkbox defaultChecked label={t('Remember me', 'ကျွန်ုပ်ကို မှတ်ထားပါ')} />
      </>
    ),
  },
  {
    title: 'With a link in its label, and an error',
    render: (t) => (
      <Checkbox
        label={
          <>
            {t('I have read and accept the ', 'ကျွန်ုပ်သည် ')}
            <Link href="#terms">{t('terms and conditions', 'စည်းကမ်းချက်များ')}</Link>
            {t('.', ' ကို ဖတ်ရှုပြီး သဘောတူပါသည်။')}
          </>
        }
        error={t('Accept the terms to go on.', 'ဆက်လုပ်ရန် စည်းကမ်းချက်များကို သဘောတူပါ။')}
      />
    ),
  },
];
