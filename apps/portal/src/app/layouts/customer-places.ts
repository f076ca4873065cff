import { AccountsIcon, CardIcon, HomeIcon, InboxIcon, MoreIcon, OrdersIcon } from '@taga/ui';
import { paths } from '../../config/paths.ts';
import type { Customer } from '../../lib/access/session/session.ts';
import type { Place } from './places.ts';

const dashboard: Place = { href: paths.myAccount(), label: 'customer.menu.dashboard', icon: HomeIcon };
const newAccount: Place = { href: paths.accounts(), label: 'customer.menu.newAccount', icon: AccountsIcon };
const card: Place = { href: paths.cardApplication(), label: 'customer.menu.card', icon: CardIcon };
const inbox: Place = { href: paths.inbox(), label: 'customer.menu.inbox', icon: InboxIcon };
const orders: Place = { href: paths.orders(), label: 'customer.menu.orders', icon: OrdersIcon };
const more: Place = { href: paths.more(), label: 'customer.menu.more', icon: MoreIcon };

/** Who came for a card has neither the dashboard nor the way to a new account. */
export function placesFor({ isCardCustomer }: Customer): readonly Place[] {
  return isCardCustomer ? [card, inbox, orders, more] : [dashboard, newAccount, inbox, orders, more];
}
