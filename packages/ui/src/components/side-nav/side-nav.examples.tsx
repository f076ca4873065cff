import type { Example, Wording } from '../../example.ts';
import { AccountsIcon, HelpIcon, HomeIcon } from '../icons/frame-icons.tsx';
import { InboxIcon, MoreIcon } from '../icons/icons.tsx';
import type { NavItem } from './nav-item.ts';
import { SideNav } from './side-nav.tsx';

export const sampleNavItems = (t: Wording): NavItem[] => [
  { href: '#start', label: t('Home', 'ပင်မ'), icon: HomeIcon, current: true },
  { href: '#accounts', label: t('Accounts', 'အကောင့်များ'), icon: AccountsIcon },
  { href: '#inbox', label: t('Inbox', 'ဝင်စာ'), icon: InboxIcon },
  { href: '#support', label: t('Help', 'အကူအညီ'), icon: HelpIcon },
  { href: '#more', label: t('More', 'နောက်ထပ်'), icon: MoreIcon },
];

export const examples: Example[] = [
  {
    title: 'Places',
    render: (t) => (
      <div className="max-w-60">
        <SideNav label={t('Main', 'အဓိက')} items={sampleNavItems(t)} />
      </div>
    ),
  },
];
