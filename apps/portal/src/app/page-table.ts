import type { AccountOpeningRoute } from '@taga/contract/journeys/account-opening/outline';
import {
  etbAccountRoutes,
  existingCustomerOutcomes,
  existingCustomerSteps,
} from '@taga/contract/journeys/existing-customer/outline';
import { signUpSteps } from '@taga/contract/journeys/sign-up';
import type { CatalogGroup, MessageId } from '@taga/i18n';
import { type AccountType, accountTypes } from '@taga/reference/account-types';
import { createPageTable, definePage, type PageDefinition, type PageSource } from '@taga/web/page';
import { paths } from '../config/paths.ts';
import type { Access } from '../lib/access/session/access.ts';
import { existingCustomerSources } from './existing-customer-sources.ts';
import { layouts } from './layouts/layouts.ts';
import { openingSources } from './opening-sources.ts';
import { signUpSources, verifyEmailSource } from './sign-up-sources.ts';

/** A page, and what only the portal wants to know of it. */
export interface PortalPage extends PageDefinition {
  readonly access: Access;
  /** Written to HTML at build in both languages; others are drawn by the browser. */
  readonly isPrerendered: boolean;
}

/** A name under which the catalogs have a title and a description. */
type PageName<Id = MessageId> = Id extends `${infer Name}.title`
  ? `${Name}.description` extends MessageId
    ? Name
    : never
  : never;

function titled<const Path extends string>(
  path: Path,
  title: MessageId,
  description: MessageId,
  source: PageSource<Path>,
): PortalPage {
  const definition = definePage({ path, title, description, ...source, layout: layouts.public });
  return { ...definition, access: 'everyone', isPrerendered: true };
}

function page<const Path extends string>(path: Path, name: PageName, source: PageSource<Path>): PortalPage {
  return titled(path, `${name}.title`, `${name}.description`, source);
}

const inArea = (definition: PortalPage): PortalPage => ({ ...definition, layout: layouts.area });
const bare = (definition: PortalPage): PortalPage => ({ ...definition, layout: layouts.bare });
/** Nothing in it depends on who reads it, or changes but by its own buttons. */
const still = (definition: PortalPage): PortalPage => ({ ...definition, isStatic: true });
const drawnByBrowser = (definition: PortalPage): PortalPage => ({ ...definition, isPrerendered: false });
/** For those who are not signed in yet. */
const forVisitors = (definition: PortalPage): PortalPage => ({ ...definition, access: 'visitor' });
/** A question of the sign-up. */
const asked = (definition: PortalPage): PortalPage => forVisitors({ ...definition, layout: layouts.form });
/** Only the browser knows who is signed in, so only it can draw these. */
const forCustomers = (definition: PortalPage): PortalPage =>
  drawnByBrowser(inArea({ ...definition, access: 'customer' }));

function aboutProduct(path: string, accountType: AccountType, source: PageSource): PortalPage {
  return inArea(titled(path, `accountList.${accountType}.name`, `accountList.${accountType}.summary`, source));
}

function productPage(path: string, accountType: AccountType, source: PageSource): PortalPage {
  return forCustomers(aboutProduct(path, accountType, source));
}

/** A wizard has its own frame around every page. */
const inWizard = (definition: PortalPage): PortalPage => ({ ...forCustomers(definition), layout: layouts.form });

function openingPages(accountType: AccountType): PortalPage[] {
  return [
    inWizard(page(paths.createAccount(accountType), 'opening.page', openingSources.initial)),
    ...(Object.keys(openingSources) as AccountOpeningRoute[]).map((route) => {
      const path = paths.createAccountStep(accountType, route);
      return inWizard(titled(path, `opening.step.${route}`, 'opening.page.description', openingSources[route]));
    }),
  ];
}

/** The last steps of the older addresses are at the others. */
const movedRoutes: readonly string[] = ['summary-review', 'terms-conditions', 'confirmation'];

/** Both addresses of the way for existing customers lead to the same screens. */
function existingCustomerPages(): PortalPage[] {
  const sources = existingCustomerSources;
  const older = Object.keys(etbAccountRoutes) as (keyof typeof etbAccountRoutes)[];
  return [
    inWizard(page(paths.createEtbAccount(), 'existing.page', sources.initial)),
    ...[...existingCustomerSteps, ...existingCustomerOutcomes].map(({ name }) => {
      const path = paths.createEtbAccountStep(name);
      return inWizard(titled(path, `existing.step.${name}`, 'existing.page.description', sources[name]));
    }),
    inWizard(page(paths.etbAccount(), 'existing.page', sources.initial)),
    inWizard(page(paths.etbAccountStep('welcome'), 'existing.page', sources.welcome)),
    ...older.map((route) => {
      const step = etbAccountRoutes[route];
      const screen = movedRoutes.includes(route) ? sources.moved : sources[step];
      return inWizard(
        titled(paths.etbAccountStep(route), `existing.step.${step}`, 'existing.page.description', screen),
      );
    }),
  ];
}

function source(load: PageSource['load'], catalogs: PageSource['catalogs'] = ['public', 'pages']): PageSource {
  return { load, catalogs };
}

const loginWords = ['public', 'forms', 'login'] as const satisfies readonly CatalogGroup[];
const resetWords = [...loginWords, 'refusals'] as const;

const sources = {
  home: source(() => import('../features/home/home-page.tsx'), ['public', 'home', 'accounts']),
  start: source(() => import('../features/start/start-page.tsx'), ['public', 'pages', 'accounts', 'accountList']),
  contact: source(() => import('../features/contact/contact-page.tsx')),
  faqs: source(() => import('../features/placeholders/faqs-page.tsx')),
  blog: source(() => import('../features/placeholders/blog-page.tsx')),
  support: source(() => import('../features/support/support-page.tsx')),
  maintenance: source(() => import('../features/notices/maintenance-page.tsx')),
  notFound: source(() => import('../features/notices/not-found-page.tsx')),
  comingSoon: source(() => import('../features/placeholders/coming-soon-page.tsx')),
  login: source(() => import('../features/login/login-page.tsx'), loginWords),
  loginContact: source(() => import('../features/login/contact-page.tsx'), [...loginWords, 'pages']),
  forgetPassword: source(() => import('../features/password-reset/forget-password-page.tsx'), resetWords),
  verifyResetCode: source(() => import('../features/password-reset/verify-code-page.tsx'), resetWords),
  createNewPassword: source(() => import('../features/password-reset/new-password-page.tsx'), resetWords),
  continueOnPhone: source(
    () => import('../features/continue-on-phone/continue-on-phone-page.tsx'),
    ['public', 'forms', 'refusals', 'capture', 'uploads', 'handOver', 'accountList'],
  ),
  sessionExpired: source(() => import('../features/session-end/expired-page.tsx'), ['public', 'sessionEnd']),
  accountBlocked: source(() => import('../features/session-end/blocked-page.tsx'), ['public', 'sessionEnd']),
  myAccount: source(
    () => import('../features/my-account/my-account-page.tsx'),
    ['public', 'accounts', 'accountList', 'customer'],
  ),
  accounts: source(
    () => import('../features/accounts/accounts-page.tsx'),
    ['public', 'pages', 'accounts', 'accountList', 'customer'],
  ),
  accountDetail: source(
    () => import('../features/account-detail/account-detail-page.tsx'),
    ['public', 'forms', 'accounts', 'accountList', 'customer', 'products'],
  ),
  publicAccount: source(
    () => import('../features/account-detail/public-account-page.tsx'),
    ['public', 'forms', 'accounts', 'accountList', 'products'],
  ),
  introduce: {
    load: () => import('../features/introduce/introduce-page.tsx'),
    catalogs: ['public', 'forms', 'introduction'] satisfies CatalogGroup[],
  } as const,
  stopReminders: {
    load: () => import('../features/reminders/stop-reminders-page.tsx'),
    catalogs: ['public', 'forms', 'reminders'] satisfies CatalogGroup[],
  } as const,
  more: source(() => import('../features/more/more-page.tsx'), ['public', 'customer']),
  profile: source(() => import('../features/profile/profile-page.tsx'), ['public', 'customer']),
  inbox: source(() => import('../features/inbox/inbox-page.tsx'), ['public', 'forms', 'customer', 'lists', 'inbox']),
  message: {
    load: () => import('../features/inbox/message-page.tsx'),
    catalogs: ['public', 'forms', 'customer', 'accountList', 'inbox'] satisfies CatalogGroup[],
  } as const,
  orders: source(
    () => import('../features/orders/orders-page.tsx'),
    ['public', 'forms', 'customer', 'accountList', 'lists', 'orders'],
  ),
  order: {
    load: () => import('../features/orders/order-detail-page.tsx'),
    catalogs: [
      'public',
      'forms',
      'customer',
      'accountList',
      'services',
      'openingEnd',
      'orders',
    ] satisfies CatalogGroup[],
  } as const,
  etbOrder: {
    load: () => import('../features/account-card/etb-order-page.tsx'),
    catalogs: ['public', 'forms', 'customer', 'orders', 'accountCard'] satisfies CatalogGroup[],
  } as const,
  print: source(() => import('../features/account-card/print-page.tsx'), ['public', 'accountCard']),
  cardApplication: source(
    () => import('../features/cards/apply/start-page.tsx'),
    ['public', 'forms', 'customer', 'cards', 'cardFrame', 'cardPages', 'application'],
  ),
  cardSection: {
    load: () => import('../features/cards/apply/section-page.tsx'),
    catalogs: [
      'public',
      'forms',
      'refusals',
      'person',
      'introducers',
      'uploads',
      'cards',
      'cardPages',
      'application',
    ] satisfies CatalogGroup[],
  } as const,
  application: {
    load: () => import('../features/application/start-page.tsx'),
    catalogs: ['public', 'forms', 'customer', 'application', 'kinds'] satisfies CatalogGroup[],
  } as const,
  applicationSection: {
    load: () => import('../features/application/section-page.tsx'),
    catalogs: ['public', 'forms', 'refusals', 'uploads', 'application', 'kinds'] satisfies CatalogGroup[],
  } as const,
  applicationOrder: {
    load: () => import('../features/application/order-page.tsx'),
    catalogs: ['public', 'forms', 'customer', 'orders', 'application', 'kinds'] satisfies CatalogGroup[],
  } as const,
  cardRenewal: source(
    () => import('../features/cards/renewal/renewal-page.tsx'),
    ['public', 'forms', 'refusals', 'cards', 'cardFrame', 'cardPages', 'application'],
  ),
  renewalOrder: {
    load: () => import('../features/cards/renewal/renewal-order-page.tsx'),
    catalogs: ['public', 'forms', 'customer', 'orders', 'cards', 'cardOrder'] satisfies CatalogGroup[],
  } as const,
  cardOrder: {
    load: () => import('../features/cards/order/card-order-page.tsx'),
    catalogs: ['public', 'forms', 'customer', 'orders', 'cards', 'cardOrder', 'application'] satisfies CatalogGroup[],
  } as const,
};

const pages: readonly PortalPage[] = [
  still(page(paths.home(), 'home.page', sources.home)),
  page(paths.contact(), 'contact.page', sources.contact),
  page(paths.faqs(), 'pages.faqs', sources.faqs),
  page(paths.blog(), 'pages.blog', sources.blog),
  // While the portal is closed every link would lead back to it, so it has none.
  bare(page(paths.maintenance(), 'pages.maintenance', sources.maintenance)),
  forVisitors(bare(page(paths.login(), 'login.page', sources.login))),
  bare(page(paths.loginContact(), 'login.contact', sources.loginContact)),
  bare(page(paths.forgetPassword(), 'login.reset.request', sources.forgetPassword)),
  drawnByBrowser(bare(page(paths.verifyResetCode(), 'login.reset.verify', sources.verifyResetCode))),
  drawnByBrowser(bare(page(paths.createNewPassword(), 'login.reset.password', sources.createNewPassword))),
  drawnByBrowser(bare(page(paths.continueOnPhone(), 'handOver.phone', sources.continueOnPhone))),
  bare(page(paths.sessionExpired(), 'sessionEnd.expired', sources.sessionExpired)),
  bare(page(paths.accountBlocked(), 'sessionEnd.blocked', sources.accountBlocked)),
  asked(page(paths.signUp(), 'signUp.page', signUpSources['get-started'])),
  ...signUpSteps.map((step) => {
    const definition = asked(
      titled(paths.signUpStep(step), `signUp.step.${step}`, 'signUp.page.description', signUpSources[step]),
    );
    // Only the first is the same for everybody.
    return step === 'get-started' ? definition : drawnByBrowser(definition);
  }),
  drawnByBrowser(bare(page(paths.verifyEmail(), 'verifyEmail.page', verifyEmailSource))),
  drawnByBrowser(bare(page(paths.introduce(':token'), 'introduction.page', sources.introduce))),
  drawnByBrowser(bare(page(paths.stopReminders(':token'), 'reminders.page', sources.stopReminders))),
  inArea(page(paths.start(), 'start.page', sources.start)),
  inArea(page(paths.support(), 'support.page', sources.support)),
  inArea(page(paths.settings(), 'pages.settings', sources.comingSoon)),
  inArea(page(paths.tutorial(), 'pages.tutorial', sources.comingSoon)),
  forCustomers(page(paths.myAccount(), 'customer.home', sources.myAccount)),
  forCustomers(page(paths.more(), 'customer.more', sources.more)),
  forCustomers(page(paths.profile(), 'profile.page', sources.profile)),
  forCustomers(page(paths.accounts(), 'customer.accounts', sources.accounts)),
  ...accountTypes.flatMap((accountType) => [
    aboutProduct(paths.publicAccount(accountType), accountType, sources.publicAccount),
    productPage(paths.account(accountType), accountType, sources.accountDetail),
    ...openingPages(accountType),
  ]),
  ...existingCustomerPages(),
  page(paths.print(), 'accountCard.page', sources.print),
  forCustomers(page(paths.inbox(), 'inbox.page', sources.inbox)),
  forCustomers(page(paths.message(':id'), 'inbox.message', sources.message)),
  forCustomers(page(paths.orders(), 'orders.page', sources.orders)),
  forCustomers(titled(paths.order(':id'), 'orders.detail.name', 'orders.detail.description', sources.order)),
  forCustomers(titled(paths.etbOrder(':id'), 'accountCard.order.title', 'orders.detail.description', sources.etbOrder)),
  forCustomers(page(paths.cardApplication(), 'cardFrame.apply', sources.cardApplication)),
  inWizard(
    titled(paths.cardSection(':section'), 'cardPages.page.apply', 'cardFrame.apply.description', sources.cardSection),
  ),
  drawnByBrowser(inArea(page(paths.cardRenewal(), 'cardFrame.renewal', sources.cardRenewal))),
  forCustomers(page(paths.cardOrder(':id'), 'cardOrder.page', sources.cardOrder)),
  forCustomers(page(paths.renewalOrder(':id'), 'cardOrder.renewal', sources.renewalOrder)),
  forCustomers(page(paths.application(':kind'), 'application.page', sources.application)),
  inWizard(page(paths.applicationSection(':kind', ':section'), 'application.page', sources.applicationSection)),
  forCustomers(page(paths.applicationOrder(':kind', ':id'), 'application.page', sources.applicationOrder)),
];

const notFound: PortalPage = { ...page('*', 'pages.notFound', sources.notFound), layout: layouts.unknown };

export const pageTable = createPageTable(pages, notFound);
