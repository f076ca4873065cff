import { formKinds } from '@taga/contract/kinds/forms';
import type { CatalogGroup, MessageId } from '@taga/i18n';
import { createPageTable, definePage, type LayoutSource, type PageDefinition, type PageSource } from '@taga/web/page';
import { routes } from '../config/routes.ts';
import type { LazyKind } from '../features/case/case-kind.ts';
import { kinds } from '../features/case/kinds/kinds.ts';
import { caseLayout, deskLayout, entryLayout } from './layouts/layouts.ts';

export interface DeskPage extends PageDefinition {
  /** Whether one need not be signed in. */
  readonly isPublic: boolean;
}

interface PageFacts<Path extends string> {
  readonly path: Path;
  readonly title: MessageId;
  readonly words: readonly CatalogGroup[];
  readonly load: PageSource<Path>['load'];
  readonly layout?: LayoutSource;
  readonly isPublic?: boolean;
}

/** The words around every screen, and those of every form and domain error. */
const always: readonly CatalogGroup[] = [
  'public',
  'forms',
  'refusals',
  'desk',
  // Their places stand in the menu.
  ...(formKinds.length > 0 ? (['kinds', 'deskKinds'] as const) : []),
];

function page<const Path extends string>(facts: PageFacts<Path>): DeskPage {
  const { path, title, words, load, layout = deskLayout, isPublic = false } = facts;
  const catalogs = [...always, ...words];
  return { ...definePage({ path, title, description: 'desk.page.description', catalogs, layout, load }), isPublic };
}

/** The list of a kind, and a case of it. */
function pagesOf(kind: LazyKind): DeskPage[] {
  const { routes: own, place, title, words, load } = kind;
  const layout = caseLayout(kind);
  return [
    page({
      path: own.list,
      title: place,
      words,
      layout,
      load: async () => ({ Page: (await import('../features/case/list/list-page.tsx')).listPageOf(kind) }),
    }),
    page({
      path: own.one,
      title,
      words,
      layout,
      load: async () => {
        const [{ casePageOf }, definition] = await Promise.all([import('../features/case/case-page.tsx'), load()]);
        return { Page: casePageOf(definition) };
      },
    }),
  ];
}

const entry = { layout: entryLayout, isPublic: true, words: [] } as const;

const pages: readonly DeskPage[] = [
  page({ path: routes.home, title: 'desk.page.home', words: [], load: () => import('../features/home/home-page.tsx') }),
  page({
    ...entry,
    path: routes.signIn,
    title: 'desk.page.signIn',
    load: () => import('../features/sign-in/sign-in-page.tsx'),
  }),
  page({
    ...entry,
    path: routes.providerReturn,
    title: 'desk.page.signIn',
    load: () => import('../features/sign-in/provider-return-page.tsx'),
  }),
  page({
    ...entry,
    path: routes.invitation,
    title: 'desk.page.invitation',
    load: () => import('../features/sign-in/invitation-page.tsx'),
  }),
  ...kinds.flatMap(pagesOf),
  page({
    path: routes.customers,
    title: 'desk.place.customers',
    words: ['deskCustomers', 'accounts', 'customer'],
    load: () => import('../features/customers/customers-page.tsx'),
  }),
  page({
    path: routes.customer,
    title: 'desk.page.customer',
    words: ['deskCustomers', 'accounts', 'customer'],
    load: () => import('../features/customers/customer-page.tsx'),
  }),
  page({
    path: routes.mentions,
    title: 'desk.place.mentions',
    words: ['deskCases'],
    load: () => import('../features/mentions/mentions-page.tsx'),
  }),
  page({
    path: routes.team,
    title: 'desk.place.team',
    words: ['deskTeam', 'deskCases'],
    load: () => import('../features/team/team-page.tsx'),
  }),
  page({
    path: routes.figures,
    title: 'desk.place.figures',
    words: ['deskFigures', 'deskCards', 'opening', 'existing'],
    load: () => import('../features/figures/figures-page.tsx'),
  }),
  page({
    path: routes.broadcasts,
    title: 'desk.place.broadcasts',
    words: ['deskOffice', 'accounts', 'inbox'],
    load: () => import('../features/broadcasts/broadcasts-page.tsx'),
  }),
  page({
    path: routes.webhooks,
    title: 'desk.place.webhooks',
    words: ['deskOffice'],
    load: () => import('../features/webhooks/webhooks-page.tsx'),
  }),
  page({
    path: routes.audit,
    title: 'desk.place.audit',
    // What a corrected detail is called.
    words: ['deskOffice', 'customer'],
    load: () => import('../features/audit/audit-page.tsx'),
  }),
  page({
    path: routes.staff,
    title: 'desk.place.staff',
    words: ['deskOffice'],
    load: () => import('../features/staff/staff-page.tsx'),
  }),
];

const notFound = page({
  path: '*',
  title: 'desk.page.notFound',
  words: [],
  load: () => import('../features/not-found/not-found-page.tsx'),
});

export const pageTable = createPageTable<DeskPage>(pages, notFound);
