import { signUpSteps } from '@taga/contract/journeys/sign-up';
import type { CatalogGroup, MessageId } from '@taga/i18n';
import { type AccountType, accountClasses } from '@taga/reference/account-classes';
import type { ComponentType } from 'react';
import { paths } from '../config/paths.ts';
import { matchesPath } from '../lib/navigation/matches-path.ts';
import type { Access } from '../lib/session/access.ts';
import { signUpSources, verifyEmailSource } from './sign-up-sources.ts';

interface PageModule {
  readonly Page: ComponentType;
  /** Where the page is written; told at build only, for the files to fetch ahead. */
  readonly sourceFile?: string;
}

export interface PageSource {
  readonly load: () => Promise<PageModule>;
  /** The words of the page, beside those of the layout. */
  readonly catalogs: readonly CatalogGroup[];
}

/** Everything the portal needs to know about a page before its file is there. */
export interface PageDefinition extends PageSource {
  readonly path: string;
  readonly title: MessageId;
  readonly description: MessageId;
  readonly access: Access;
  /** Pages of the customer's area have the side bar, whether or not somebody is signed in. */
  readonly isInArea: boolean;
  /** Written to HTML at build in both languages; others are drawn by the browser. */
  readonly isPrerendered: boolean;
}

/** A name under which the catalogs have a title and a description. */
type PageName<Id = MessageId> = Id extends `${infer Name}.title`
  ? `${Name}.description` extends MessageId
    ? Name
    : never
  : never;

function titled(path: string, title: MessageId, description: MessageId, source: PageSource): PageDefinition {
  return { path, title, description, ...source, access: 'everyone', isInArea: false, isPrerendered: true };
}

function page(path: string, name: PageName, source: PageSource): PageDefinition {
  return titled(path, `${name}.title`, `${name}.description`, source);
}

const inArea = (definition: PageDefinition): PageDefinition => ({ ...definition, isInArea: true });
const drawnByBrowser = (definition: PageDefinition): PageDefinition => ({ ...definition, isPrerendered: false });
/** For those who are not signed in yet. */
const forVisitors = (definition: PageDefinition): PageDefinition => ({ ...definition, access: 'visitor' });
/** Only the browser knows who is signed in, so only it can draw these. */
const forCustomers = (definition: PageDefinition): PageDefinition =>
  drawnByBrowser(inArea({ ...definition, access: 'customer' }));

function productPage(path: string, accountType: AccountType, source: PageSource): PageDefinition {
  return forCustomers(titled(path, `accounts.${accountType}.name`, `accounts.${accountType}.summary`, source));
}

function source(load: PageSource['load'], catalogs: PageSource['catalogs'] = ['public', 'pages']): PageSource {
  return { load, catalogs };
}

const loginWords = ['public', 'forms', 'login'] as const satisfies readonly CatalogGroup[];
const resetWords = [...loginWords, 'refusals'] as const;

const sources = {
  home: source(() => import('../features/home/home-page.tsx'), ['public']),
  start: source(() => import('../features/start/start-page.tsx')),
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
  sessionExpired: source(() => import('../features/session-end/expired-page.tsx'), ['public', 'login']),
  accountBlocked: source(() => import('../features/session-end/blocked-page.tsx'), ['public', 'login']),
  myAccount: source(() => import('../features/my-account/my-account-page.tsx'), ['public', 'customer']),
  accounts: source(() => import('../features/accounts/accounts-page.tsx'), ['public', 'pages', 'customer']),
  accountDetail: source(
    () => import('../features/account-detail/account-detail-page.tsx'),
    ['public', 'forms', 'customer', 'products'],
  ),
  more: source(() => import('../features/more/more-page.tsx'), ['public', 'customer']),
  profile: source(() => import('../features/profile/profile-page.tsx'), ['public', 'customer']),
  openingSoon: source(() => import('../features/placeholders/opening-soon-page.tsx')),
};

export const pages: readonly PageDefinition[] = [
  page(paths.home(), 'home.page', sources.home),
  page(paths.contact(), 'contact.page', sources.contact),
  page(paths.faqs(), 'pages.faqs', sources.faqs),
  page(paths.blog(), 'pages.blog', sources.blog),
  page(paths.maintenance(), 'pages.maintenance', sources.maintenance),
  forVisitors(page(paths.login(), 'login.page', sources.login)),
  page(paths.loginContact(), 'login.contact', sources.loginContact),
  page(paths.forgetPassword(), 'login.reset.request', sources.forgetPassword),
  drawnByBrowser(page(paths.verifyResetCode(), 'login.reset.verify', sources.verifyResetCode)),
  drawnByBrowser(page(paths.createNewPassword(), 'login.reset.password', sources.createNewPassword)),
  page(paths.sessionExpired(), 'sessionEnd.expired', sources.sessionExpired),
  page(paths.accountBlocked(), 'sessionEnd.blocked', sources.accountBlocked),
  forVisitors(page(paths.signUp(), 'signUp.page', signUpSources['get-started'])),
  ...signUpSteps.map((step) => {
    const definition = forVisitors(
      titled(paths.signUpStep(step), `signUp.step.${step}`, 'signUp.page.description', signUpSources[step]),
    );
    // Only the first is the same for everybody.
    return step === 'get-started' ? definition : drawnByBrowser(definition);
  }),
  drawnByBrowser(page(paths.verifyEmail(), 'verifyEmail.page', verifyEmailSource)),
  inArea(page(paths.start(), 'start.page', sources.start)),
  inArea(page(paths.support(), 'support.page', sources.support)),
  inArea(page(paths.settings(), 'pages.settings', sources.comingSoon)),
  inArea(page(paths.tutorial(), 'pages.tutorial', sources.comingSoon)),
  forCustomers(page(paths.myAccount(), 'customer.home', sources.myAccount)),
  forCustomers(page(paths.more(), 'customer.more', sources.more)),
  forCustomers(page(paths.profile(), 'profile.page', sources.profile)),
  forCustomers(page(paths.accounts(), 'customer.accounts', sources.accounts)),
  ...accountClasses.flatMap(({ accountType }) => [
    productPage(paths.account(accountType), accountType, sources.accountDetail),
    productPage(`${paths.createAccount(accountType)}/*`, accountType, sources.openingSoon),
  ]),
  productPage(`${paths.createEtbAccount()}/*`, 'cash-current', sources.openingSoon),
  productPage(paths.etbAccount(), 'cash-current', sources.openingSoon),
  ...(
    [
      [paths.cardApplication(), 'pages.openingSoon.card'],
      // A list, and everything below it.
      [`${paths.inbox()}/*`, 'pages.openingSoon.inbox'],
      [`${paths.orders()}/*`, 'pages.openingSoon.orders'],
    ] as const
  ).map(([path, title]) => forCustomers(titled(path, title, 'pages.openingSoon.description', sources.openingSoon))),
];

/** What every other address shows. */
export const notFoundPage = page('*', 'pages.notFound', sources.notFound);

export function findPage(pathname: string): PageDefinition {
  return pages.find(({ path }) => matchesPath(path, pathname)) ?? notFoundPage;
}
