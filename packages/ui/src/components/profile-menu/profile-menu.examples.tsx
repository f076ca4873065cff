import type { Example, Wording } from '../../example.ts';
import { LogoutIcon, UserIcon } from '../icons/icons.tsx';
import { ProfileEntries, type ProfileEntry } from './profile-entries.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const entries = (t: Wording): ProfileEntry[] => [
  { label: t('My profile', 'ကျွန်ုပ်၏ အချက်အလက်'), icon: UserIcon, href: '#profile' },
  { label: t('Log out', 'အကောင့်မှ ထွက်ရန်'), icon: LogoutIcon, onSelect: () => {} },
];

export const examples: Example[] = [
  {
    title: 'A long name is cut at 100 px',
    render: (t) => (
      <div className="flex h-48 justify-end">
        <ProfileMenu name="MYA MYA WIN HTUT AUNG" label={t('Profile menu', 'အကောင့် မီနူး')} entries={entries(t)} />
      </div>
    ),
  },
  { title: 'The entries alone', render: (t) => <ProfileEntries entries={entries(t)} /> },
];
