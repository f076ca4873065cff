import { brandColours } from '@taga/brand/vite';
import { catalogs } from '@taga/i18n/vite';
import { webPlugins } from '@taga/web/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandFiles } from './plugins/brand-files.ts';
import { codeSplittingOf, expectChunkPatterns } from './plugins/chunk-groups.ts';
import { leafletWithoutInnerHtml } from './plugins/leaflet-without-inner-html.ts';
import { pageFiles } from './plugins/page-files.ts';
import { serviceWorker } from './plugins/service-worker.ts';
import { zawgyiInBrowsers } from './plugins/zawgyi-in-browsers.ts';

/** React: the largest file by far stays the same from one release to the next. */
const reactFile = /\/node_modules\/(react|react-dom|scheduler)\//;
/** What every page needs of ours travels in one file: each further one would be a request of its own. */
const firstFile = [
  /src\/entry-client/,
  /web\/src\/page-parts\/(door-beside|notice|page-heading|public-column)/,
  /web\/src\/navigation\//,
  /web\/src\/text\/use-catalogs/,
  /components\/(bottom-bar|button|card|link|visually-hidden)\//,
  /components\/(door|form-page\/form-(frame|actions))/,
  /icons\/field-icons/,
  /web\/src\/screen\//,
  /journey\/src\/frame\/use-door-progress/,
  /src\/lib\/applications\/opening\/chosen-account/,
];
/** The products, wherever they are shown. */
const productFile =
  /src\/lib\/fulfilment\/accounts\/|reference\/src\/products\/(account-classes|currencies)|components\/account-card\//;
/** The video on how to open an account, beside a product and on the landing page. */
const videoFile = /src\/lib\/platform\/tutorial\/video-on-demand/;
/** The landing page, which stays as it was drawn until one of its buttons is pressed. */
const homeFile = /src\/features\/home\//;
/** How far a customer is with an account, going on with it, and what this device keeps of it. */
const openingFile = /src\/lib\/(applications\/opening\/(opening|use-|sent-|stored-|typed-)|platform\/analytics\/)/;
/** The customer's own accounts and the products beside them, wherever either is shown, with the dashboard that shows them first. */
const ownFile = [
  /src\/lib\/fulfilment\/(products|balances|account-number)\/|components\/balance-card\//,
  /src\/features\/my-account\/my-account-page|src\/lib\/fulfilment\/dashboard\/(dashboard|balance-states)/,
  /src\/lib\/(applications\/own-applications|messaging\/inbox\/use-messages)/,
  /contract\/src\/endpoints\/(balances|inbox)\./,
];

/** The first screen of signing up, and what stands around every further one. */
const signUpFile = [
  /features\/sign-up\/(steps\/get-started|sign-up\.ts|have-account|get-started\/in-app-browser)/,
  /journey\/src\/(draft\/(journey|device-journey|step-context)|question\/entrance|frame\/(step-frame|steps-(at|on)|use-leave))/,
  /contract\/src\/journeys\/(journey|sign-up-(outline|answers))\.ts/,
  /lib\/access\/sign-up\//,
  /components\/(stepper|form-page)\//,
];
/** What only opening an account or a card asks, of the journeys and of the rules. */
const ofOpening = 'applications/|account-opening|card-|existing-customer|saved-step';
/** What every question has in common: many small files would be as many requests. */
const questionFile = new RegExp(
  `journey/src/(question/(question|answers)|draft/(change|today))|contract/src/(journeys|rules)/(?!(fields/)?date-range|${ofOpening})`,
);
/** The fields of a form, without what they are checked and sent with: signing in is there sooner so. */
const fieldFile = [
  /web\/src\/form\/(after-click|use-form|use-submit|submit-button|problems|form-problems|refusal)\./,
  /web\/src\/connection\/unreachable/,
  /web\/src\/fields\/(password|email)-input/,
  /web\/src\/api\/(api-error|api-use)\./,
  /src\/lib\/platform\/offline\/cache/,
  /src\/lib\/access\/existing-customer\/informed/,
  /components\/(alert|error-summary|text-input)\//,
  /components\/(password-field\/password-field|field\/(field(-messages|-context)?|control-style))\./,
  /web\/src\/page-parts\/back-arrow/,
];
/** What is typed is held against these, by the person who signs in or asks for a new password; a sign-up needs more of them. */
const ruleFile =
  /contract\/src\/rules\/\w+\/(rule|email|password|otp-code|digits)\.|\/zod\/|ui\/src\/(filter-typing|latin-digits)|web\/src\/form\/check-fields/;
/** Asking the server, without the fields of any form; and what it may answer to a sign-in. */
const endpointFile =
  /src\/lib\/(platform\/api\/|access\/session\/blocked)|src\/config\/requests|contract\/src\/error-codes|web\/src\/(api\/|code-entry\/sent-code|form\/(try-again|domain-error-texts|server-message))/;
/** Codes that come by message, and the wait for them. */
const codeFile = /web\/src\/code-entry\//;
/** The larger fields, which come with later questions: many small files would be as many requests. */
const formFile = /web\/src\/(form|fields\/(?!date|amount|new-password))|components\/(select|dialog)\//;

/** Which day it is in Myanmar: asked by forms, and by lists that need nothing else of them. */
const dayFile = /contract\/src\/rules\/fields\/calendar-date/;
/** Facts in rows, dates in words, numbers in groups and the table of questions, wherever something is summed up. */
const factFile =
  /components\/description-list\/|i18n\/src\/dates|account-number\/groups-of-four|account-opening\/(questions|applicant)\./;

/** Signing in, in one file with what it shares with the sign-in at the end of a session. */
const loginFile = /src\/features\/login\/login|src\/lib\/access\/sign-in\/use-sign-in|web\/src\/page-parts\/entry-/;
/** The first page of a forgotten password, with what the later ones share with it. */
const resetFile = /src\/features\/password-reset\/(forget|reset-draft|first-reason)/;
/** Loading what is a customer's own. It comes while they sign in. */
const dataFile = /@tanstack\/|src\/lib\/platform\/query\//;
/** What stands around a page of the customer's area. */
const areaFile = /src\/app\/layouts\/(area-|customer-(places|words))/;
/** The bar, menu and footer of every page that has them. */
const barFile =
  /src\/app\/layouts\/(public-|unknown-|site-|account-actions|sign-in-links|menu-button|phone-menu|places|tutorial-button)/;

const chunks = {
  react: [reactFile],
  portal: firstFile,
  bar: [barFile],
  products: [productFile],
  video: [videoFile],
  home: [homeFile],
  fields: fieldFile,
  icons: [/icons\/icons/],
  'sign-up': signUpFile,
  login: [loginFile],
  facts: [factFile],
  rules: [ruleFile],
  days: [dayFile],
  questions: [questionFile],
  endpoints: [endpointFile],
  codes: [codeFile],
  forms: [formFile],
  reset: [resetFile],
  data: [dataFile],
  area: [areaFile],
  badge: [/components\/badge\//],
  skeleton: [/components\/skeleton\//],
  'empty-state': [/components\/empty-state\//],
  'customer-accounts': ownFile,
  opening: [openingFile],
};

const server = 'http://127.0.0.1:3000';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    brandColours(),
    brandFiles(),
    expectChunkPatterns(chunks),
    pageFiles(),
    webPlugins(),
    serviceWorker(),
    zawgyiInBrowsers(),
    leafletWithoutInnerHtml(),
    catalogs(),
    react(),
    !isSsrBuild && tailwindcss(),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': server, '/upload': server, '/analytics': server },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // The prerendered pages name what to fetch ahead; a loader that does it again would only cost bytes.
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: codeSplittingOf(chunks) },
    },
    // A font inside the stylesheet would be loaded by those who read no Burmese.
    assetsInlineLimit: 0,
  },
}));
