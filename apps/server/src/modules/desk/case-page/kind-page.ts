import type { BodyOf } from '@taga/contract';
import type { DeskEndpoints } from '@taga/contract/endpoints/desk/kind-endpoints';
import type { DeskKind } from '@taga/contract/kinds/kind';
import { defaultLanguage, inEveryLanguage } from '@taga/i18n';
import type { Kysely } from 'kysely';
import { pageOfRows, readCursor } from '../../../db/cursor.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { listFiles } from '../../applications/documents/index.ts';
import { findState, inOrder, remarksOfCorrection } from '../../applications/drafts/index.ts';
import { findOpenCorrection } from '../../customers/details/index.ts';
import { findSubmitted } from '../../fulfilment/orders/index.ts';
import { listSentMessages } from '../../messaging/inbox/index.ts';
import type { Asker } from '../branch-access/index.ts';
import { listCaseEvents } from '../case-history/index.ts';
import { type Case, describeDue, findCasesInStatus } from '../cases/index.ts';
import type { DecisionWays } from '../decisions/index.ts';
import { readNotes } from '../notes/index.ts';
import { listOpenProposals, listProposals, type Proposal } from '../proposals/index.ts';
import { type LookDependencies, lookAt } from './look.ts';
import { describeDetailCorrection } from './parts.ts';

type Own = Readonly<Record<string, unknown>>;

interface PageState {
  readonly found: Case;
  /** As submitted. */
  readonly record: unknown;
  /** What staff say to the customer while it is with them. */
  readonly remark: string | null;
}

/** A kind with what only the server knows of it at the desk. Each part may be left out. */
export interface KindAtDesk {
  readonly kind: DeskKind;
  readonly ways: DecisionWays;
  /** The fields of the list that it alone has, of several at once; the terms of the order, unless it says. */
  summariesOf?(db: Kysely<DB>, cases: readonly Case[]): Promise<readonly Own[]>;
  /** Those of the page; also the record, where it is not shown as it was submitted. */
  pageOf?(db: Kysely<DB>, shown: PageState): Promise<Own>;
  /** Those of a proposal, by its terms. */
  proposalOf?(terms: Own): Own;
}

const pageSize = 25;

/** The oldest first. */
export async function listOfKind(
  { branches }: Asker,
  { status, isProposed, cursor }: BodyOf<DeskEndpoints['list']>,
  served: KindAtDesk,
  { db, queue }: LookDependencies,
) {
  const filter = { queue, branches, status, isProposed, after: readCursor(cursor), limit: pageSize + 1 };
  const found = await findCasesInStatus(db, filter);
  const { rows, next } = pageOfRows(found, pageSize, ({ place }) => place);
  const cases = rows.map((row) => row.found);
  return { applications: await summarize(cases, served, db), next };
}

/** Lines of the list. */
export async function summarize(cases: readonly Case[], { summariesOf }: KindAtDesk, db: Kysely<DB>) {
  const own = (await summariesOf?.(db, cases)) ?? [];
  const proposed = await listOpenProposals(
    db,
    cases.map(({ id }) => id),
  );
  return cases.map((found, place) => ({
    id: found.id,
    applicationNo: found.applicationNo,
    status: found.applicationStatus,
    customerId: found.customerId,
    customerName: found.customerName,
    ...(own[place] ?? { terms: found.terms }),
    handedInAt: found.handedInAt.toISOString(),
    isCorrected: found.isCorrected,
    assignee: found.assignee,
    due: describeDue(found.due),
    proposed: proposed.get(found.id)?.kind ?? null,
    revision: found.revision,
  }));
}

/** Everything that is known of an application. It is in the audit log before it is shown. */
export async function getKindPage(staffId: string, id: string, served: KindAtDesk, dependencies: LookDependencies) {
  const { db } = dependencies;
  const found = await lookAt(staffId, id, dependencies);
  const { record } = (await findSubmitted(db, id)) ?? {};
  const application = await findState(db, { id, customerId: found.customerId });
  const remark = remarksOfCorrection(application?.correction)?.[defaultLanguage] ?? null;
  const proposals = (await listProposals(db, id)).map((proposal) => describe(proposal, served));
  const documents = inOrder(served.kind, await listFiles(db, id));
  const history = await listCaseEvents(db, id);
  return {
    application: (await summarize([found], served, db))[0],
    record,
    documents: documents.map(({ at, ...document }) => ({ ...document, uploadedAt: at.toISOString() })),
    ...(await served.pageOf?.(db, { found, record, remark })),
    detailCorrection: describeDetailCorrection(await findOpenCorrection(db, found.customerId)),
    proposal: proposals.find(({ state }) => state === 'OPEN') ?? null,
    earlierProposals: proposals.filter(({ state }) => state !== 'OPEN'),
    told: await listSentMessages(db, id),
    notes: await readNotes(staffId, id, dependencies),
    history: history.map(({ at, action, by, facts }) => ({ at: at.toISOString(), action, by, facts })),
  };
}

function describe(proposal: Proposal, { proposalOf }: KindAtDesk) {
  const { id, kind, remark, remarks, items, by, at, state, decidedBy, decidedAt, decidedRemark, terms } = proposal;
  return {
    ...{ id, kind, remark, items, by, state, decidedBy, decidedRemark },
    remarks: remarks && inEveryLanguage(remarks),
    ...proposalOf?.(terms),
    at: at.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
