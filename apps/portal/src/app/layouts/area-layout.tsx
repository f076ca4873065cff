import {
  AccountsIcon,
  BottomNav,
  CardIcon,
  DashboardPage,
  HomeIcon,
  InboxIcon,
  MoreIcon,
  OrdersIcon,
  SideNav,
} from '@taga/ui';
import { ConnectionNotice } from '@taga/web/connection';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import type { Customer } from '../../lib/access/session/session.ts';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { customerWords } from './customer-words.ts';
import { type Place, useNavItems, visitorPlaces } from './places.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const dashboard: Place = { href: paths.myAccount(), label: 'customer.menu.dashboard', icon: HomeIcon };
const newAccount: Place = { href: paths.accounts(), label: 'customer.menu.newAccount', icon: AccountsIcon };
const card: Place = { href: paths.cardApplication(), label: 'customer.menu.card', icon: CardIcon };
const inbox: Place = { href: paths.inbox(), label: 'customer.menu.inbox', icon: InboxIcon };
const orders: Place = { href: paths.orders(), label: 'customer.menu.orders', icon: OrdersIcon };
const more: Place = { href: paths.more(), label: 'customer.menu.more', icon: MoreIcon };

/** Who came for a card has neither the dashboard nor the way to a new account. */
function slotsFor({ isCardCustomer }: Customer): readonly Place[] {
  return isCardCustomer ? [card, inbox, orders, more] : [dashboard, newAccount, card, inbox, orders, more];
}

/** A phone has room for five; the card is under "More" too. */
function slotsOnPhone(places: readonly Place[]): readonly Place[] {
  return places.length > 5 ? places.filter((place) => place !== card) : places;
}

const noWords = [] as const;

/** A page that visitors may read too comes without the customer's words; they follow. */
function useAreaPlaces(): readonly Place[] {
  const customer = useCustomer();
  const hasWords = useCatalogs(customer ? customerWords : noWords);
  return customer && hasWords ? slotsFor(customer) : visitorPlaces;
}

/** The customer's area: side bar on a desktop, the same places at the bottom of a phone. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText();
  const places = useAreaPlaces();
  const items = useNavItems(places);
  const itemsOnPhone = useNavItems(slotsOnPhone(places));
  const label = text('layout.area.label');
  return (
    <DashboardPage
      skipText={text('layout.skip.toContent')}
      notice={<ConnectionNotice />}
      topBar={<SiteHeader kind="area" />}
      sideBar={<SideNav as={RouterLink} label={label} items={items} />}
      bottomBar={<BottomNav as={RouterLink} label={label} items={itemsOnPhone} />}
    >
      {children}
      {/* On a phone the menu at the bottom takes its place. */}
      <div className="mt-12 hidden lg:block">
        <SiteFooter />
      </div>
    </DashboardPage>
  );
}
