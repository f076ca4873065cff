import type { Example } from '../../example.ts';
import { ArrowRightIcon } from '../icons/frame-icons.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

export const examples: Example[] = [
  { title: 'Primary', render: (t) => <Button>{t('Continue', 'ဆက်လုပ်မည်')}</Button> },
  { title: 'Secondary', render: (t) => <Button variant="secondary">{t('Save for later', 'နောက်မှ ဆက်ရန် သိမ်းမည်')}</Button> },
  { title: 'Text', render: (t) => <Button variant="text">{t('Back', 'နောက်သို့')}</Button> },
  {
    title: 'Danger',
    render: (t) => <Button variant="danger">{t('Cancel the application', 'လျှောက်လွှာကို ပယ်ဖျက်မည်')}</Button>,
  },
  {
    title: 'Working',
    render: (t) => <Button loading={t('Sending…', 'ပေးပို့နေပါသည်…')}>{t('Send code', 'ကုဒ် ပို့မည်')}</Button>,
  },
  {
    title: 'Waiting, and open to another try',
    render: (t) => (
      <Button waiting={t('Waiting for the network…', 'အင်တာနက်ကို စောင့်နေပါသည်…')}>{t('Next', 'ရှေ့ဆက်ရန်')}</Button>
    ),
  },
  {
    title: 'Not yet possible, with the reason',
    render: (t) => (
      <Button disabledReason={t('Accept the terms to go on.', 'ဆက်လုပ်ရန် စည်းကမ်းချက်များကို သဘောတူပါ။')}>
        {t('Submit', 'တင်သွင်းမည်')}
      </Button>
    ),
  },
  {
    title: 'A link that looks like a button',
    render: (t) => (
      <ButtonLink href="#start">
        {t('Get started', 'စတင်မည်')}
        <ArrowRightIcon />
      </ButtonLink>
    ),
  },
  {
    title: 'Compact, in a bar',
    render: (t) => (
      <div className="flex gap-2">
        <ButtonLink size="compact" variant="text" href="#login">
          {t('Sign in', 'ဝင်ရန်')}
        </ButtonLink>
        <ButtonLink size="compact" href="#signup">
          {t('Sign up', 'စာရင်းသွင်းရန်')}
        </ButtonLink>
      </div>
    ),
  },
];
