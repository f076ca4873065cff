import type { FormKind } from '@taga/contract/kinds/form';
import { formKinds } from '@taga/contract/kinds/forms';

/** Of a kind that is drawn from its definition: its list, and a case of it. */
export function routesOfForm({ wire: { path } }: FormKind) {
  return { list: `/desk/${path}`, one: `/desk/${path}/:id` } as const;
}

/** Every address of the desk, as a pattern. The pages read this, and the build tells it to the server. */
export const routes = {
  home: '/desk',
  signIn: '/desk/sign-in',
  invitation: '/desk/invitation',
  providerReturn: '/desk/sign-in/return',
  cases: '/desk/cases',
  case: '/desk/cases/:id',
  cards: '/desk/cards',
  card: '/desk/cards/:id',
  renewals: '/desk/renewals',
  renewal: '/desk/renewals/:id',
  customers: '/desk/customers',
  customer: '/desk/customers/:id',
  mentions: '/desk/mentions',
  team: '/desk/team',
  figures: '/desk/figures',
  broadcasts: '/desk/broadcasts',
  webhooks: '/desk/webhooks',
  audit: '/desk/audit',
  staff: '/desk/staff',
} as const;

export const formRoutes: readonly string[] = formKinds.flatMap((kind) => Object.values(routesOfForm(kind)));
