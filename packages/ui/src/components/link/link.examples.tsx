import type { Example } from '../../example.ts';
import { PhoneIcon } from '../icons/frame-icons.tsx';
import { Link } from './link.tsx';

export const examples: Example[] = [
  {
    title: 'In a sentence',
    render: (t) => (
      <p>
        {t('Read the ', 'ဆက်လုပ်ခြင်းမပြုမီ ')}
        <Link href="#terms">{t('terms and conditions', 'စည်းကမ်းချက်များ')}</Link>
        {t(' before you continue.', 'ကို ဖတ်ရှုပါ။')}
      </p>
    ),
  },
  {
    title: 'Standing alone',
    render: (t) => (
      <Link standalone href="#call">
        <PhoneIcon />
        {t('Call customer care', 'ဖောက်သည်ဝန်ဆောင်မှုသို့ ဖုန်းခေါ်ရန်')}
      </Link>
    ),
  },
];
