import type { Example } from '../../example.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { PhoneScene } from '../scenes/phone-scene.tsx';
import { EmptyState } from './empty-state.tsx';

export const examples: Example[] = [
  {
    title: 'Nothing yet, with a picture and something to do',
    render: (t) => (
      <EmptyState
        picture={<PhoneScene />}
        title={t('No messages yet', 'မက်ဆေ့ချ် မရှိသေးပါ')}
        text={t('We write to you here about your applications.', 'သင့်လျှောက်လွှာများအကြောင်း ဤနေရာတွင် အကြောင်းကြားပါမည်။')}
        action={<ButtonLink href="#accounts">{t('See accounts', 'အကောင့်များ ကြည့်မည်')}</ButtonLink>}
      />
    ),
  },
];
