import type accountCard from '../locales/en/accountCard.json';
import type accountList from '../locales/en/accountList.json';
import type accounts from '../locales/en/accounts.json';
import type actionFailed from '../locales/en/actionFailed.json';
import type address from '../locales/en/address.json';
import type applicant from '../locales/en/applicant.json';
import type application from '../locales/en/application.json';
import type branch from '../locales/en/branch.json';
import type capture from '../locales/en/capture.json';
import type cardFrame from '../locales/en/cardFrame.json';
import type cardOrder from '../locales/en/cardOrder.json';
import type cardPages from '../locales/en/cardPages.json';
import type cards from '../locales/en/cards.json';
import type classes from '../locales/en/classes.json';
import type codes from '../locales/en/codes.json';
import type contact from '../locales/en/contact.json';
import type customer from '../locales/en/customer.json';
import type desk from '../locales/en/desk.json';
import type deskAudit from '../locales/en/deskAudit.json';
import type deskBroadcasts from '../locales/en/deskBroadcasts.json';
import type deskCards from '../locales/en/deskCards.json';
import type deskCases from '../locales/en/deskCases.json';
import type deskCustomers from '../locales/en/deskCustomers.json';
import type deskDemo from '../locales/en/deskDemo.json';
import type deskFigures from '../locales/en/deskFigures.json';
import type deskRemarks from '../locales/en/deskRemarks.json';
import type deskStaff from '../locales/en/deskStaff.json';
import type deskTeam from '../locales/en/deskTeam.json';
import type deskWebhooks from '../locales/en/deskWebhooks.json';
import type deskErrors from '../locales/en/errors.desk.json';
import type errors from '../locales/en/errors.json';
import type existing from '../locales/en/existing.json';
import type form from '../locales/en/form.json';
import type handOver from '../locales/en/handOver.json';
import type home from '../locales/en/home.json';
import type identity from '../locales/en/identity.json';
import type inApp from '../locales/en/inApp.json';
import type inbox from '../locales/en/inbox.json';
import type introducers from '../locales/en/introducers.json';
import type introduction from '../locales/en/introduction.json';
import type journey from '../locales/en/journey.json';
import type layout from '../locales/en/layout.json';
import type lifetimes from '../locales/en/lifetimes.json';
import type lists from '../locales/en/lists.json';
import type login from '../locales/en/login.json';
import type mail from '../locales/en/mail.json';
import type messages from '../locales/en/messages.json';
import type opening from '../locales/en/opening.json';
import type openingEnd from '../locales/en/openingEnd.json';
import type orders from '../locales/en/orders.json';
import type ownApplications from '../locales/en/ownApplications.json';
import type pages from '../locales/en/pages.json';
import type passportPhoto from '../locales/en/passportPhoto.json';
import type personalDetail from '../locales/en/personalDetail.json';
import type products from '../locales/en/products.json';
import type profile from '../locales/en/profile.json';
import type questions from '../locales/en/questions.json';
import type reasons from '../locales/en/reasons.json';
import type reminders from '../locales/en/reminders.json';
import type sandbox from '../locales/en/sandbox.json';
import type services from '../locales/en/services.json';
import type sessionEnd from '../locales/en/sessionEnd.json';
import type sessions from '../locales/en/sessions.json';
import type signUp from '../locales/en/signUp.json';
import type start from '../locales/en/start.json';
import type support from '../locales/en/support.json';
import type terms from '../locales/en/terms.json';
import type toast from '../locales/en/toast.json';
import type tutorial from '../locales/en/tutorial.json';
import type uploads from '../locales/en/uploads.json';
import type validation from '../locales/en/validation.json';
import type verifyEmail from '../locales/en/verifyEmail.json';
import type zawgyi from '../locales/en/zawgyi.json';

/** What a feature says of the account classes, which stands in a file of its own. */
type OfClasses<F extends string> = { [Id in keyof typeof classes as Id extends `${F}.${string}` ? Id : never]: string };

/** The English files are the list of what can be said; a wrong id does not compile. */
interface Features {
  accountCard: typeof accountCard;
  accountList: typeof accountList & OfClasses<'accountList'>;
  accounts: typeof accounts & OfClasses<'accounts'>;
  actionFailed: typeof actionFailed;
  address: typeof address;
  applicant: typeof applicant;
  application: typeof application;
  branch: typeof branch;
  capture: typeof capture;
  cardFrame: typeof cardFrame;
  cardOrder: typeof cardOrder;
  cardPages: typeof cardPages;
  cards: typeof cards;
  codes: typeof codes;
  contact: typeof contact;
  customer: typeof customer;
  desk: typeof desk;
  deskAudit: typeof deskAudit;
  deskBroadcasts: typeof deskBroadcasts;
  deskCards: typeof deskCards;
  deskCases: typeof deskCases;
  deskCustomers: typeof deskCustomers;
  deskDemo: typeof deskDemo;
  deskFigures: typeof deskFigures;
  deskRemarks: typeof deskRemarks;
  deskStaff: typeof deskStaff;
  deskTeam: typeof deskTeam;
  deskWebhooks: typeof deskWebhooks;
  errors: typeof errors;
  'errors.desk': typeof deskErrors;
  existing: typeof existing;
  form: typeof form;
  handOver: typeof handOver;
  home: typeof home;
  identity: typeof identity;
  inApp: typeof inApp;
  inbox: typeof inbox;
  introducers: typeof introducers;
  introduction: typeof introduction;
  journey: typeof journey;
  layout: typeof layout;
  lifetimes: typeof lifetimes;
  lists: typeof lists;
  login: typeof login;
  mail: typeof mail;
  messages: typeof messages;
  opening: typeof opening;
  openingEnd: typeof openingEnd;
  orders: typeof orders;
  ownApplications: typeof ownApplications;
  pages: typeof pages;
  passportPhoto: typeof passportPhoto;
  personalDetail: typeof personalDetail;
  products: typeof products & OfClasses<'products'>;
  profile: typeof profile;
  questions: typeof questions;
  reasons: typeof reasons;
  reminders: typeof reminders;
  sandbox: typeof sandbox;
  services: typeof services;
  sessionEnd: typeof sessionEnd;
  sessions: typeof sessions;
  signUp: typeof signUp;
  start: typeof start;
  support: typeof support;
  terms: typeof terms;
  toast: typeof toast;
  tutorial: typeof tutorial;
  uploads: typeof uploads;
  validation: typeof validation;
  verifyEmail: typeof verifyEmail;
  zawgyi: typeof zawgyi;
}

type Feature = keyof Features;

/** A text of a kind of application that brings its own: its files are `kind.<name>.json` and `kind.<name>.desk.json`. */
type KindTextId = `kind.${string}`;

export type MessageId<F extends Feature = Feature> =
  | { [Name in F]: keyof Features[Name] & string }[F]
  | (Feature extends F ? KindTextId : never);

/** A feature, or those of its texts whose ids end so: what each question is called is read in more places than the rest. */
type Share = Feature | `questions/${'label' | 'hint' | 'correction'}`;

/** Which features travel to the browser together, as one file for each language. */
export const catalogGroups = {
  /** What stands around every page. */
  public: ['layout'],
  home: ['home'],
  /** The products, and the video that shows how to open one. */
  accounts: ['accounts', 'tutorial'],
  /** What a list of them says more than the landing page. */
  accountList: ['accountList'],
  pages: ['start', 'contact', 'pages', 'support'],
  /** The words around every form. */
  forms: ['form'],
  /** What is said of a call that failed, on any page. */
  toasts: ['toast'],
  /** Why something was refused, by us or by the server. */
  refusals: ['validation', 'errors', 'actionFailed'],
  login: ['login'],
  /** What is said when being signed in comes to an end. */
  sessionEnd: ['sessionEnd', 'lifetimes'],
  signUp: ['signUp', 'verifyEmail', 'lifetimes'],
  /** Who somebody is and where they live: asked at sign-up, and looked at again when an account is opened. */
  person: ['identity', 'address'],
  /** Who a customer is, and what they have told: read again in every summary of theirs. */
  customer: ['customer', 'profile', 'questions/label'],
  products: ['products'],
  /** What stands around every step of opening an account; a step's own words come with it. */
  opening: ['journey', 'opening'],
  personalDetail: ['personalDetail', 'questions/hint'],
  /** Files on their way. */
  uploads: ['uploads'],
  /** Photos of a document and a video of the face, on whichever device they are taken. */
  capture: ['capture'],
  /** What is read from a passport at sign-up. */
  passportPhoto: ['passportPhoto'],
  handOver: ['handOver'],
  /** What a customer has started or waits for. */
  ownApplications: ['ownApplications'],
  /** For those who came by a link in an app. */
  inApp: ['inApp'],
  introducers: ['introducers'],
  /** What an introducer reads who follows the link of an SMS. */
  introduction: ['introduction'],
  /** What a customer reads who follows the link that stops reminders. */
  reminders: ['reminders'],
  branch: ['branch'],
  services: ['services'],
  openingEnd: ['openingEnd'],
  /** Around a list of what a customer has: its filter, its pages, and that there is nothing in it. */
  lists: ['lists'],
  inbox: ['inbox'],
  orders: ['orders'],
  /** Opening an account from one that the customer has, and the card that comes with it. */
  existing: ['existing'],
  accountCard: ['accountCard'],
  /** What staff want done again, as the message calls it. */
  corrections: ['messages', 'questions/correction'],
  /** What an application for a credit card says of people, amounts and documents, wherever it is read. */
  cards: ['cards', 'applicant'],
  /** Around the bank's own card pages, which stand in a frame, and around ours. */
  cardFrame: ['cardFrame'],
  cardOrder: ['cardOrder'],
  /** Applying for a card and renewing one, where the bank has no pages of its own for it. */
  cardPages: ['cardPages'],
  /** Around the questions of an application whose endpoints come from its kind, and around its order. */
  application: ['journey', 'application'],
  /** What kinds of application say that bring their own texts: every file of theirs, found by its name. */
  kinds: [],
  zawgyi: ['zawgyi'],
  /** What stands around every screen of the staff's desk, signing in there, and what only staff are refused. */
  desk: ['desk', 'errors.desk'],
  /** With what customers read of a decision, which staff see before it is made. */
  deskCases: ['deskCases', 'deskRemarks', 'messages', 'questions/correction'],
  deskCards: ['deskCards'],
  /** What staff read of kinds that bring their own texts, beside what the customer reads. */
  deskKinds: ['applicant'],
  deskCustomers: ['deskCustomers'],
  deskFigures: ['deskFigures'],
  deskTeam: ['deskTeam'],
  /** What only a sandbox says: its demo staff, and the tour of the desk. */
  deskDemo: ['deskDemo'],
  /** What few of the staff open: the work of administrators and auditors, and what goes out of the house. */
  deskOffice: ['deskAudit', 'deskBroadcasts', 'deskStaff', 'deskWebhooks'],
} as const satisfies Record<string, readonly Share[]>;

export type CatalogGroup = keyof typeof catalogGroups;

/** Words of the staff, which never reach a customer. */
export const deskGroups = [
  'desk',
  'deskCases',
  'deskCards',
  'deskKinds',
  'deskCustomers',
  'deskFigures',
  'deskTeam',
  'deskDemo',
  'deskOffice',
] as const satisfies readonly CatalogGroup[];

/** Words that nobody needs on a first visit, which need not fetch even the names of these files. */
export const laterGroups = [
  'opening',
  'personalDetail',
  'uploads',
  'capture',
  'passportPhoto',
  'handOver',
  'ownApplications',
  'inApp',
  'introducers',
  'branch',
  'services',
  'openingEnd',
  'lists',
  'inbox',
  'orders',
  'existing',
  'accountCard',
  'corrections',
  'cards',
  'cardFrame',
  'cardOrder',
  'cardPages',
  'application',
  'kinds',
] as const satisfies readonly CatalogGroup[];
