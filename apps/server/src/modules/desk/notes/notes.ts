import { randomUUID } from 'node:crypto';
import type { CaseNote } from '@taga/contract/records/desk/note';
import { mentionsIn } from '@taga/contract/rules/fields/mentions';
import type { Kysely } from 'kysely';
import { readCursor } from '../../../db/cursor.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Asker } from '../branch-access/index.ts';
import { recordCaseEvent } from '../case-history/index.ts';
import { getCase } from '../cases/index.ts';
import { countUnseen, insertNote, listColleagues, listMentionsOf, listNotes, markSeen } from './store.ts';

export interface NoteDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

interface WrittenNote {
  readonly queue: string;
  readonly id: string;
  readonly text: string;
}

/** The history and the audit log tell that there is a note and how many it mentions, never what it says. */
export async function addNote(
  staffId: string,
  { queue, id, text }: WrittenNote,
  { db, now }: NoteDependencies,
): Promise<CaseNote> {
  const { kind } = await getCase(id, { db, queue });
  const at = now();
  const colleagues = await listColleagues(db);
  const by = colleagues.find((each) => each.staffId === staffId) ?? { staffId, name: '' };
  // Nobody is told of what they wrote themselves.
  const mentions = mentionsIn(text, colleagues).filter((each) => each.staffId !== staffId);
  const note = { id: randomUUID(), text, by, at, mentions };
  await db.transaction().execute(async (trx) => {
    await insertNote(trx, id, note);
    await recordCaseEvent(trx, {
      kind,
      authorizationReqId: id,
      action: 'case.noted',
      actor: { kind: 'staff', id: staffId },
      facts: { noteId: note.id, mentions: mentions.length },
      at,
    });
  });
  return { ...note, at: at.toISOString() };
}

/** The notes of a case that is about to be shown: who reads it has seen where they are mentioned. */
export async function readNotes(staffId: string, id: string, { db, now }: NoteDependencies): Promise<CaseNote[]> {
  await markSeen(db, id, staffId, now());
  const notes = await listNotes(db, id);
  return notes.map(({ at, mentions, ...note }) => ({ ...note, at: at.toISOString(), mentions: [...mentions] }));
}

const pageSize = 25;

/** Of cases that the asker may open: whom a note mentions need not be given its branch. */
export async function findMentions(asker: Asker, cursor: string | undefined, { db }: NoteDependencies) {
  const { mentions, next } = await listMentionsOf(db, asker, { after: readCursor(cursor), size: pageSize });
  return {
    mentions: mentions.map((each) => ({ ...each, at: each.at.toISOString(), mentions: [...each.mentions] })),
    next,
    unseen: await countUnseen(db, asker),
  };
}

/** Whom a note may mention. */
export async function findColleagues({ db }: NoteDependencies) {
  return { colleagues: await listColleagues(db) };
}
