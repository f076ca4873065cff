import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import { type Kysely, sql, type Transaction } from 'kysely';
import { behindCursor, type Cursor, readPage } from '../../../db/cursor.ts';
import { countRows } from '../../../db/page.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { isCaseWithin } from '../../../db/within-branches.ts';
import type { Asker } from '../branch-access/index.ts';
import type { StaffMember } from '../case-history/index.ts';

interface Note {
  readonly id: string;
  readonly text: string;
  readonly by: StaffMember;
  readonly at: Date;
  readonly mentions: readonly StaffMember[];
}

export async function insertNote(trx: Transaction<DB>, caseId: string, note: Note): Promise<void> {
  const { id, text, by, at, mentions } = note;
  await trx
    .insertInto('case_notes')
    .values({ id, authorization_req_id: caseId, written_by: by.staffId, written_at: at, words: text })
    .execute();
  if (mentions.length === 0) return;
  await trx
    .insertInto('case_note_mentions')
    .values(mentions.map(({ staffId }) => ({ note_id: id, staff_id: staffId, written_at: at })))
    .execute();
}

/** Notes with who wrote them and whom they mention. */
function notes(db: Kysely<DB>) {
  return db
    .selectFrom('case_notes')
    .innerJoin('staff as writer', 'writer.id', 'case_notes.written_by')
    .select([
      'case_notes.id',
      'case_notes.words',
      'case_notes.written_by',
      'case_notes.written_at',
      'writer.name as writer',
      sql<StaffMember[]>`coalesce((
        select jsonb_agg(jsonb_build_object('staffId', staff.id, 'name', staff.name) order by staff.name)
        from case_note_mentions mentioned join staff on staff.id = mentioned.staff_id
        where mentioned.note_id = case_notes.id), '[]')`.as('mentions'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>;

function toNote(row: Row): Note {
  return {
    id: row.id,
    text: row.words,
    by: { staffId: row.written_by, name: row.writer },
    at: row.written_at,
    mentions: row.mentions,
  };
}

/** Those of a case, the oldest first: they are read as a conversation. */
export async function listNotes(db: Kysely<DB>, caseId: string): Promise<Note[]> {
  const rows = await notes(db)
    .where('authorization_req_id', '=', caseId)
    .orderBy('case_notes.written_at')
    .orderBy('case_notes.id')
    .execute();
  return rows.map(toNote);
}

/** The mentioned member of staff has the case before them. */
export async function markSeen(db: Kysely<DB>, caseId: string, staffId: string, at: Date): Promise<void> {
  await db
    .updateTable('case_note_mentions')
    .set({ seen_at: at })
    .where('staff_id', '=', staffId)
    .where('seen_at', 'is', null)
    .where('note_id', 'in', (query) =>
      query.selectFrom('case_notes').select('id').where('authorization_req_id', '=', caseId),
    )
    .execute();
}

interface MentionsPage {
  readonly after: Cursor | undefined;
  readonly size: number;
}

export async function listMentionsOf(db: Kysely<DB>, { staffId, branches }: Asker, { after, size }: MentionsPage) {
  const query = notes(db)
    .innerJoin('case_note_mentions as own', 'own.note_id', 'case_notes.id')
    .innerJoin('cases', 'cases.authorization_req_id', 'case_notes.authorization_req_id')
    .innerJoin('applications', 'applications.authorization_req_id', 'case_notes.authorization_req_id')
    .select(['cases.queue', 'cases.authorization_req_id', 'applications.number', 'own.seen_at'])
    .where('own.staff_id', '=', staffId)
    .where(isCaseWithin(branches))
    .where(behindCursor(after, 'own.written_at', 'own.note_id'))
    .orderBy('own.written_at', 'desc')
    .orderBy('own.note_id', 'desc');
  const page = await readPage(query, size, (row) => ({ at: row.written_at.toISOString(), id: row.id }));
  const mentions = page.rows.map((row) => ({
    ...toNote(row),
    queue: row.queue,
    caseId: row.authorization_req_id,
    applicationNo: applicationNumberOf(row.number),
    isSeen: row.seen_at !== null,
  }));
  return { mentions, next: page.next };
}

export function countUnseen(db: Kysely<DB>, { staffId, branches }: Asker): Promise<number> {
  return countRows(
    db
      .selectFrom('case_note_mentions')
      .innerJoin('case_notes', 'case_notes.id', 'case_note_mentions.note_id')
      .innerJoin('cases', 'cases.authorization_req_id', 'case_notes.authorization_req_id')
      .where('case_note_mentions.staff_id', '=', staffId)
      .where('case_note_mentions.seen_at', 'is', null)
      .where(isCaseWithin(branches)),
  );
}

/** Who works here now. */
export async function listColleagues(db: Kysely<DB>): Promise<StaffMember[]> {
  return db
    .selectFrom('staff')
    .select(['id as staffId', 'name'])
    .where('disabled', '=', false)
    .orderBy('name')
    .execute();
}
