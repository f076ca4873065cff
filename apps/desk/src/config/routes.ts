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
  customers: '/desk/customers',
  customer: '/desk/customers/:id',
  figures: '/desk/figures',
  broadcasts: '/desk/broadcasts',
  webhooks: '/desk/webhooks',
  audit: '/desk/audit',
  staff: '/desk/staff',
} as const;
