import type { ApplicationStatus } from '@taga/contract/records/account-info';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { type AskedCorrection, setApplicationStatus } from '../applications/index.ts';
import { type Actor, type CaseFacts, recordCaseEvent } from '../case-history/index.ts';
import { announceStatusChange } from '../webhooks/index.ts';
import { moveCase } from './store.ts';
import { type Told, tellCustomer } from './tell-customer.ts';

interface ApplicationChange {
  readonly authorizationReqId: string;
  readonly customerId: string;
  readonly status: Exclude<ApplicationStatus, 'INIT'>;
  /** Of one that the customer gets back. */
  readonly correction?: AskedCorrection;
  readonly told?: Pick<Told, 'decisionId' | 'content' | 'news' | 'hasChequeBook'>;
  readonly actor: Actor;
  readonly facts?: CaseFacts;
  readonly at: Date;
}

/**
 * The one place where an application that was handed in changes its status. Whoever has to hear of it hears of it with
 * the caller's transaction: order, queue, inbox, mail, other systems and the audit log, all or none.
 */
export async function changeApplicationStatus(trx: Transaction<DB>, change: ApplicationChange): Promise<void> {
  const { authorizationReqId, customerId, status, told, actor, facts = {}, at } = change;
  await setApplicationStatus(trx, authorizationReqId, status, change.correction);
  await moveCase(trx, authorizationReqId, status);
  if (told) await tellCustomer(trx, { authorizationReqId, customerId, at, ...told });
  await announceStatusChange(trx, { authorizationReqId, kind: 'application', status, at });
  await recordCaseEvent(trx, { authorizationReqId, action: `application.${status.toLowerCase()}`, actor, facts, at });
}
