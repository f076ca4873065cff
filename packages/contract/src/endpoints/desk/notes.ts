import * as z from 'zod/mini';
import { maxNote } from '../../constants.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import { listCursor } from '../../records/desk/cursor.ts';
import { caseNote, mention } from '../../records/desk/note.ts';
import { staffMemberName } from '../../records/desk/staff-name.ts';
import { reference, textUpTo } from '../../records/fields/field.ts';

export const addCaseNote = defineEndpoint({
  id: 'addCaseNote',
  path: '/desk/notes/add',
  allowedRoles: ['maker', 'checker', 'supervisor'],
  summary: 'Write a note on a case; whose name stands in it behind an @ finds it in their list',
  maxBodyBytes: 16_000,
  body: z.object({
    /** The list of the desk in which the case is. */
    queue: textUpTo(40),
    id: reference,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNote)),
  }),
  answer: caseNote,
  errors: [errorCodes.notFound],
});

export const listColleagues = defineEndpoint({
  id: 'listColleagues',
  method: 'GET',
  path: '/desk/colleagues',
  allowedRoles: ['maker', 'checker', 'supervisor'],
  summary: 'Who can be mentioned in a note, by name',
  answer: z.object({ colleagues: z.array(staffMemberName) }),
});

export const listMentions = defineEndpoint({
  id: 'listMentions',
  path: '/desk/notes/mentions',
  allowedRoles: ['maker', 'checker', 'supervisor', 'auditor'],
  summary: 'Notes that mention the asker, the latest first',
  body: z.object({ cursor: listCursor }),
  answer: z.object({
    mentions: z.array(mention),
    /** Null on the last page. */
    next: z.nullable(z.string()),
    /** How many there are that the asker has not seen. */
    unseen: z.int(),
  }),
});
