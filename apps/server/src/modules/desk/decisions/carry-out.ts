import { byLanguage, defaultLanguage, type LocalizedText } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { listFiles } from '../../applications/documents/index.ts';
import { type AskedOfAnyKind, lockState } from '../../applications/drafts/index.ts';
import { grantTerms } from '../../fulfilment/orders/index.ts';
import { changeApplicationStatus } from '../../fulfilment/status-changes/index.ts';
import { type InboxContent, inboxContent } from '../../messaging/inbox/index.ts';
import type { Proposal } from '../proposals/index.ts';
import type { Confirmed } from './decision.ts';

/** What the message says of it. */
export function remarkIn({ remarks }: Proposal): { readonly remark?: LocalizedText } {
  return remarks ? { remark: remarks } : {};
}

interface Notice {
  readonly content: InboxContent;
  readonly news: NonNullable<Parameters<typeof changeApplicationStatus>[1]['notice']>['news'];
}

/** Moves the application as its kind defines and tells the customer what the kind says, unless something else is given. */
export async function carryOutDecision(
  trx: Transaction<DB>,
  confirmed: Confirmed,
  notice: Notice | undefined = messageOf(confirmed),
): Promise<undefined> {
  const { found, proposal, staffId, at } = confirmed;
  const { kind, id: authorizationReqId, customerId } = found;
  const { to } = decisionOf(confirmed);
  await grantTerms(trx, authorizationReqId, proposal.terms);
  await changeApplicationStatus(trx, {
    kind,
    authorizationReqId,
    customerId,
    status: to,
    correction: kind.statuses[to] === 'CORRECTION' ? await correctionOf(trx, confirmed) : undefined,
    notice: notice && { decisionId: proposal.id, ...notice },
    actor: { kind: 'staff', id: staffId },
    facts: { proposalId: proposal.id },
    at,
  });
}

function decisionOf({ found, proposal }: Confirmed) {
  const decision = found.kind.decisions[proposal.kind];
  if (!decision) throw new Error(`Nobody decides ${proposal.kind} on ${found.kind.name}.`);
  return decision;
}

function messageOf(confirmed: Confirmed): Notice | undefined {
  const { found, proposal } = confirmed;
  const { to } = decisionOf(confirmed);
  const { id, kind } = found;
  const message = kind.messages[proposal.kind]?.({ id, items: proposal.items, to, ...remarkIn(proposal) });
  if (!message) return undefined;
  const { type, news, words = {} } = message;
  const inWords = Object.entries(words).map(([part, textId]) => [
    part,
    byLanguage((language) => serverText(language)(textId)),
  ]);
  return { content: inboxContent.parse({ type, body: { ...message.body, ...Object.fromEntries(inWords) } }), news };
}

/** What the customer is to do again, and how things are by now. */
async function correctionOf(trx: Transaction<DB>, { found, proposal, at }: Confirmed): Promise<AskedOfAnyKind> {
  const { id, customerId } = found;
  const application = await lockState(trx, { id, customerId });
  if (!application) throw new Error('The case has no application.');
  const { items, remarks } = proposal;
  const fileIds = (await listFiles(trx, id)).map((file) => file.id);
  return {
    items: [...items],
    // A server of the version before reads one language.
    remark: remarks?.[defaultLanguage] ?? null,
    remarks,
    askedAt: at.toISOString(),
    revision: application.revision,
    fileIds,
  };
}
