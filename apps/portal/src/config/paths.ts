import type { AccountOpeningRoute } from '@taga/contract/journeys/account-opening/outline';
import type {
  ExistingCustomerOutcome,
  ExistingCustomerStep,
  etbAccountRoutes,
} from '@taga/contract/journeys/existing-customer/outline';
import type { SignUpStep } from '@taga/contract/journeys/sign-up';
import type { AccountType } from '@taga/reference/account-classes';

const withDocId = (docId: string | undefined) => (docId ? `?docId=${encodeURIComponent(docId)}` : '');

/** Every address of the portal, with the function that builds it. Links and routes both read this. */
export const paths = {
  home: () => '/',
  start: () => '/start',
  accounts: () => '/account',
  account: (accountType: AccountType) => `/account/${accountType}`,
  /** The facts of an account for who is not signed in; the page above is for customers. */
  publicAccount: (accountType: AccountType) => `/start/${accountType}`,
  /** Opening an account, and the screens of it. */
  createAccount: (accountType: AccountType) => `/create-account/${accountType}`,
  createAccountStep: (accountType: AccountType, route: AccountOpeningRoute) =>
    `/create-account/${accountType}/${route}`,
  /** The same for who came for a card; and for who was a customer of the bank before. Both open one class only. */
  createEtbAccount: () => '/create-etb-account/cash-current',
  createEtbAccountStep: (step: ExistingCustomerStep | ExistingCustomerOutcome) =>
    `/create-etb-account/cash-current/${step}`,
  etbAccount: () => '/etbAccount',
  etbAccountStep: (route: keyof typeof etbAccountRoutes | 'welcome') => `/etbAccount/${route}`,
  /** Where a phone takes the photos for an application on a computer; what it may do stands behind `#`. */
  continueOnPhone: () => '/continue-on-phone',
  contact: () => '/contact',
  faqs: () => '/faqs',
  blog: () => '/blog',
  support: () => '/support',
  settings: () => '/settings',
  tutorial: () => '/tutorial',
  maintenance: () => '/maintenance',
  login: () => '/login',
  /** Both with the account that somebody wants to open: a link may be followed before any script has run. */
  loginFor: (accountType: AccountType) => `/login?account=${accountType}`,
  signUpFor: (accountType: AccountType) => `/signup?account=${accountType}`,
  /** Back to the renewal of a card after signing in. */
  loginForRenewal: () => '/login?next=renewal',
  forgetPassword: () => '/login/forget-password',
  verifyResetCode: () => '/login/otp-verify',
  createNewPassword: () => '/login/create-new-password',
  loginContact: () => '/login/contact',
  signUp: () => '/signup',
  signUpStep: (step: SignUpStep) => `/signup/${step}`,
  /** Where the link in the SMS to an introducer leads. */
  introduce: <const Token extends string>(token: Token) => `/introduce/${token}` as const,
  /** Where the link in a reminder leads that stops them. */
  stopReminders: <const Token extends string>(token: Token) => `/reminders/${token}` as const,
  verifyEmail: () => '/email/verify/callback',
  sessionExpired: () => '/session-expired',
  accountBlocked: () => '/account-blocked',
  myAccount: () => '/myaccount',
  profile: () => '/profile',
  more: () => '/more',
  /** With the sections of the application. One that came back, or was sent, is named. */
  cardApplication: (docId?: string) => `/credit-card-apply${withDocId(docId)}`,
  cardSection: <const Section extends string>(section: Section, docId?: string) =>
    `/credit-card-apply/${section}${withDocId(docId)}` as `/credit-card-apply/${Section}`,
  /** The same of what is drawn from its definition. */
  application: <const Kind extends string>(kind: Kind, docId?: string) =>
    `/apply/${kind}${withDocId(docId)}` as `/apply/${Kind}`,
  applicationSection: <const Kind extends string, const Section extends string>(
    kind: Kind,
    section: Section,
    docId?: string,
  ) => `/apply/${kind}/${section}${withDocId(docId)}` as `/apply/${Kind}/${Section}`,
  cardRenewal: () => '/renewal',
  inbox: () => '/inbox',
  message: <const Id extends string>(id: Id) => `/inbox/${id}` as const,
  orders: () => '/orders',
  order: <const Id extends string>(id: Id) => `/orders/${id}` as const,
  /** The order of who was a customer of the bank before, and one for a credit card. */
  etbOrder: <const Id extends string>(id: Id) => `/orders/etb/${id}` as const,
  /** What an account card looks like. */
  print: () => '/print',
  cardOrder: <const Id extends string>(id: Id) => `/orders/cc/${id}` as const,
  renewalOrder: <const Id extends string>(id: Id) => `/orders/renewal/${id}` as const,
  applicationOrder: <const Kind extends string, const Id extends string>(kind: Kind, id: Id) =>
    `/orders/${kind}/${id}` as const,
} as const;

const withoutNavigation = ['/login', '/signup', '/email/verify/callback', '/session-expired', '/account-blocked'];

/** On these paths nothing may lead a person away from what they are in the middle of. */
export function hidesNavigation(pathname: string): boolean {
  return withoutNavigation.some((part) => pathname.includes(part));
}
