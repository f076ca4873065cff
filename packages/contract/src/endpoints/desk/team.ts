import * as z from 'zod/mini';
import { maxNote } from '../../constants.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import { done } from '../../records/desk/done.ts';
import { absence, teamMember } from '../../records/desk/team.ts';
import { reference, textUpTo } from '../../records/fields/field.ts';

const { notFound, caseNotOpen, staffCannotTake, staffAbsent } = errorCodes;
const team = ['maker', 'checker', 'supervisor'] as const;

/** A case of any kind, by the list of the desk in which it is. */
const anyCase = { queue: textUpTo(40), id: reference };

export const getTeam = defineEndpoint({
  id: 'getTeam',
  method: 'GET',
  path: '/desk/team',
  allowedRoles: team,
  summary: 'Who works on cases and how much each has to do: a supervisor sees the team, everybody else themselves',
  answer: z.object({ members: z.array(teamMember) }),
});

export const assignCase = defineEndpoint({
  id: 'assignCase',
  path: '/desk/team/assign',
  allowedRoles: ['supervisor'],
  summary: 'Give a case to somebody who can do what it waits for; nobody else takes it from then on',
  body: z.object({ ...anyCase, staffId: z.uuid() }),
  answer: done,
  errors: [notFound, caseNotOpen, staffCannotTake, staffAbsent],
});

export const freeCase = defineEndpoint({
  id: 'freeCase',
  path: '/desk/team/free',
  allowedRoles: ['supervisor'],
  summary: 'Let everybody have a case that somebody holds or is given',
  body: z.object(anyCase),
  answer: done,
  errors: [notFound],
});

export const setAbsence = defineEndpoint({
  id: 'setAbsence',
  path: '/desk/team/absence',
  allowedRoles: team,
  summary:
    'Say when somebody does not work: oneself, or a supervisor of somebody; what they were given is free from then on',
  body: z.object({
    /** The asker, where it is left out. */
    staffId: z.optional(z.uuid()),
    /** Null for somebody who is back, or stays. */
    absence: z.nullable(absence),
  }),
  answer: done,
  errors: [notFound, errorCodes.notAllowed, errorCodes.absenceNotPossible],
});

export const handOverCases = defineEndpoint({
  id: 'handOverCases',
  path: '/desk/team/hand-over',
  allowedRoles: ['maker', 'checker'],
  summary:
    'At the end of a shift: give everything one holds or is given to a colleague, or back to the queue, with a note',
  maxBodyBytes: 16_000,
  body: z.object({
    /** Null for the queue. */
    staffId: z.nullable(z.uuid()),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNote)),
  }),
  /** What the colleague cannot take goes back to the queue. */
  answer: z.object({ handedOver: z.int(), returned: z.int() }),
  errors: [staffCannotTake, staffAbsent],
});
