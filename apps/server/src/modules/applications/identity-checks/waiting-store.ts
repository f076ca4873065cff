import type { IdentityStatus } from '@taga/contract/rules';
import type { Kysely } from 'kysely';
import { durableWork } from '../../../db/durable-work.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { IdentityResult } from '../../../identity/identity-verifier.ts';
import { type CheckSubject, checkSubject } from './identity-check.ts';

/** Few checks at a time, so that codes and mails never wait behind videos. */
export const identityCheckWork = durableWork({
  name: 'identity-checks',
  table: 'identity_checks',
  job: 'check-identity',
  isLimited: true,
});

/** A check that somebody has started to carry out. */
export interface WaitingCheck {
  readonly id: string;
  readonly authorizationReqId: string;
  readonly customerId: string;
  readonly subject: CheckSubject;
  /** This one included. */
  readonly attempts: number;
}

/** Begins a check that is due, so that nobody else carries it out meanwhile. */
export async function claimCheck(db: Kysely<DB>, id: string, at: Date): Promise<WaitingCheck | undefined> {
  const claimed = await identityCheckWork.claim(db, id, at);
  if (!claimed) return undefined;
  const { authorization_req_id: authorizationReqId, subject, attempts } = claimed;
  const { customer_id: customerId } = await db
    .selectFrom('applications')
    .select('customer_id')
    .where('authorization_req_id', '=', authorizationReqId)
    .executeTakeFirstOrThrow();
  return { id, authorizationReqId, customerId, subject: checkSubject.parse(subject), attempts };
}

const statusOf = {
  approved: 'VERIFIED',
  refused: 'FAILED',
  undecided: 'PENDING',
} as const satisfies Record<IdentityResult['result'], IdentityStatus>;

/** Writes the outcome down, unless somebody else has done so. */
export function saveResult(db: Kysely<DB>, id: string, result: IdentityResult, at: Date): Promise<boolean> {
  return identityCheckWork.finish(db, id, at, {
    status: statusOf[result.result],
    reasons: JSON.stringify(result.reasons),
    scores: JSON.stringify(result.scores),
    limits: JSON.stringify(result.limits ?? {}),
    face_at: result.faceAt ? JSON.stringify(result.faceAt) : null,
    ...(result.form && { form_id: result.form.id, form_key: result.form.key }),
  });
}
