import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { mentionSign } from '@taga/contract/rules/fields/mentions';
import { DomainError } from '../../../domain-error.ts';
import { findStaff } from '../../staff/accounts/index.ts';
import { recordCaseEvent } from '../case-history/index.ts';
import { lockCasesOf, setAssignee } from '../cases/index.ts';
import { insertNote } from '../notes/index.ts';
import { canTake, requirePresent } from './assign.ts';
import type { TeamDependencies } from './team.ts';

interface HandOver {
  /** Null for the queue. */
  readonly staffId: string | null;
  readonly note: string;
}

/**
 * At the end of a shift: everything that somebody has in hand goes to a colleague or back to the queue, with one note on
 * each case. The colleague finds it among what mentions them and among what is theirs. What they cannot take goes back.
 */
export async function handOver(
  fromId: string,
  { staffId, note }: HandOver,
  { db, now }: TeamDependencies,
): Promise<{ handedOver: number; returned: number }> {
  const at = now();
  if (staffId === fromId) throw new DomainError(errorCodes.staffCannotTake);
  return db.transaction().execute(async (trx) => {
    const giver = await findStaff(trx, fromId);
    const receiver = staffId === null ? undefined : await requirePresent(trx, staffId, at);
    const cases = await lockCasesOf(trx, { staffIds: [fromId], at });
    const by = { staffId: fromId, name: giver?.name ?? '' };
    let handedOver = 0;
    for (const found of cases) {
      const to = receiver && (await canTake(trx, receiver, found)) ? receiver : undefined;
      await setAssignee(trx, found.id, to?.id ?? null);
      const mentions = to ? [{ staffId: to.id, name: to.name }] : [];
      const text = to ? `${mentionSign}${to.name} ${note}` : note;
      const noteId = randomUUID();
      await insertNote(trx, found.id, { id: noteId, text, by, at, mentions });
      await recordCaseEvent(trx, {
        kind: found.kind,
        authorizationReqId: found.id,
        action: 'case.handed-over',
        actor: { kind: 'staff', id: fromId },
        facts: { to: to?.id ?? null, noteId },
        at,
      });
      if (to) handedOver += 1;
    }
    return { handedOver, returned: cases.length - handedOver };
  });
}
