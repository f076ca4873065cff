import type { MessageId } from '@taga/i18n';
import { AccountsIcon, HelpIcon, HomeIcon, type NavItem, PhoneIcon } from '@taga/ui';
import { useLocation } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';

export interface Place {
  readonly href: string;
  readonly label: MessageId;
  readonly icon: NavItem['icon'];
}

const accounts: Place = { href: paths.start(), label: 'layout.navigation.accounts', icon: AccountsIcon };
const home: Place = { href: paths.home(), label: 'layout.navigation.home', icon: HomeIcon };
const support: Place = { href: paths.support(), label: 'layout.navigation.support', icon: HelpIcon };
const contact: Place = { href: paths.contact(), label: 'layout.navigation.contact', icon: PhoneIcon };

export const publicPlaces: readonly Place[] = [accounts, support, contact];
/** Where a customer has the dashboard, a visitor has the list of accounts, and it is called so. */
export const visitorPlaces: readonly Place[] = [home, accounts, support];

/** The places as a menu draws them, the one we are at marked. */
export function useNavItems(places: readonly Place[]): NavItem[] {
  const text = useText();
  const { pathname } = useLocation();
  return places.map(({ href, label, icon }) => ({ href, icon, label: text(label), current: href === pathname }));
}
