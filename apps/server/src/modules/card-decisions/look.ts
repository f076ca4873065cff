import { type AnswerOf, type BodyOf, errorCodes } from '@taga/contract';
import type { getDeskCardApplication, listCardApplications, viewCardDocument } from '@taga/contract/calls/desk/cards';
import { pageOfRows, readCursor } from '../../db/cursor.ts';
import { Refusal } from '../../refusal.ts';
import { later } from '../../time.ts';
import { listEntriesAbout, recordAudit } from '../audit/index.ts';
import { toCreditOrder } from '../card-applications/index.ts';
import { listDocuments } from '../card-documents/index.ts';
import { listCardOrders, maskedNumber } from '../card-orders/index.ts';
import { type CardAtDesk, type CardDeskDependencies, subjectOf, summarize } from './card-at-desk.ts';
import { type CardProposal, listProposals } from './proposal-store.ts';
import { findAtDesk, listAtDesk } from './store.ts';

const pageSize = 25;

export async function listApplications(
  { status, isProposed, cursor }: BodyOf<typeof listCardApplications>,
  { db }: CardDeskDependencies,
): Promise<AnswerOf<typeof listCardApplications>> {
  const found = await listAtDesk(db, { status, isProposed, after: readCursor(cursor), limit: pageSize + 1 });
  const { rows, next } = pageOfRows(found, pageSize, ({ handedInAt: at, documentNo: id }) => ({ at, id }));
  return { applications: rows.map(summarize), next };
}

export async function getAtDesk(id: string, { db }: CardDeskDependencies): Promise<CardAtDesk> {
  const found = await findAtDesk(db, id);
  if (!found) throw new Refusal(errorCodes.notFound);
  return found;
}

/** Everything that is known of an application. It is written down before it is shown. */
export async function lookAt(
  staffId: string,
  id: string,
  dependencies: CardDeskDependencies,
): Promise<AnswerOf<typeof getDeskCardApplication>> {
  const { db, now, addressOf } = dependencies;
  const found = await getAtDesk(id, dependencies);
  const actor = { kind: 'staff', id: staffId } as const;
  await recordAudit(db, { actor, action: 'card-look.application', subject: subjectOf(id), at: now() });
  const proposals = (await listProposals(db, id)).map(describeProposal);
  const documents = await listDocuments(db, id);
  return {
    application: summarize(found),
    record: await toCreditOrder(found, [], addressOf),
    documents: documents.map(({ at, ...document }) => ({ ...document, uploadedAt: at.toISOString() })),
    ...(await bankPart(id, dependencies)),
    proposal: proposals.find(({ state }) => state === 'OPEN') ?? null,
    earlierProposals: proposals.filter(({ state }) => state !== 'OPEN'),
    history: await historyOf(id, dependencies),
  };
}

function describeProposal({ at, decidedAt, ...proposal }: CardProposal) {
  return { ...proposal, at: at.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}

/** The card that was made, and what the bank said to what was confirmed last. */
async function bankPart(id: string, { db }: CardDeskDependencies) {
  const orders = await listCardOrders(db, id);
  const issued = orders.find(({ kind, step }) => kind === 'ISSUE' && step === 'done');
  const card = issued?.card && {
    cardId: issued.card.cardId,
    cardNumber: maskedNumber(issued.card.lastDigits),
    cardType: issued.card.cardType,
    madeAt: (issued.endedAt ?? new Date(0)).toISOString(),
  };
  return { card: card ?? null, refusal: orders[0]?.refusal ?? null };
}

/** What happened to it, the oldest first; who looked at it is for the auditors. */
async function historyOf(id: string, { db }: CardDeskDependencies) {
  const entries = await listEntriesAbout(db, subjectOf(id));
  return entries
    .filter(({ action }) => !action.startsWith('card-look.'))
    .map(({ at, action, actor, facts }) => ({
      at,
      action,
      by: actor.kind === 'staff' && actor.id ? { staffId: actor.id, name: actor.name ?? '' } : null,
      facts,
    }))
    .reverse();
}

/** Where a photo can be looked at for a while. It is written down before anybody can look. */
export async function viewDocument(
  staffId: string,
  { id, fileId }: BodyOf<typeof viewCardDocument>,
  dependencies: CardDeskDependencies,
): Promise<AnswerOf<typeof viewCardDocument>> {
  const { db, now, addressOf, fileAddressLifetimeS } = dependencies;
  await getAtDesk(id, dependencies);
  const document = (await listDocuments(db, id)).find((each) => each.id === fileId);
  if (!document) throw new Refusal(errorCodes.notFound);
  const at = now();
  const actor = { kind: 'staff', id: staffId } as const;
  const facts = { fileId, type: document.type };
  await recordAudit(db, { actor, action: 'card-look.document', subject: subjectOf(id), facts, at });
  const until = later(at, fileAddressLifetimeS).toISOString();
  return { url: await addressOf(fileId), mediaType: document.mediaType, until };
}
