import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { caseChange } from '../../records/desk/change.ts';
import { timestamp } from '../../records/fields/answer.ts';

export const listChanges = defineEndpoint({
  id: 'listChanges',
  method: 'GET',
  path: '/desk/changes',
  allowedRoles: ['maker', 'checker', 'supervisor'],
  summary:
    'What others did, since the asker was last here, with cases that the asker held or proposed, the latest first',
  answer: z.object({
    /** The last thing that the asker did before this session; null on a first visit. */
    since: z.nullable(timestamp),
    changes: z.array(caseChange),
  }),
});
