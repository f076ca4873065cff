import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import { broadcast, broadcastFilter, newBroadcast } from '../../records/desk/broadcast.ts';
import { listCursor } from '../../records/desk/cursor.ts';

export const listBroadcasts = defineEndpoint({
  id: 'listBroadcasts',
  path: '/desk/broadcasts/list',
  allowedRoles: ['staff'],
  summary: 'Broadcasts, the latest first',
  body: z.object({ cursor: listCursor }),
  /** `next` is null on the last page. */
  answer: z.object({ broadcasts: z.array(broadcast), next: z.nullable(z.string()) }),
});

export const countRecipients = defineEndpoint({
  id: 'countRecipients',
  path: '/desk/broadcasts/count',
  allowedRoles: ['administrator'],
  summary: 'How many customers a broadcast would reach now',
  body: z.object({ filter: broadcastFilter }),
  answer: z.object({ recipients: z.int() }),
});

export const sendBroadcast = defineEndpoint({
  id: 'sendBroadcast',
  path: '/desk/broadcasts/send',
  allowedRoles: ['administrator'],
  summary:
    'Put a message in both languages into the inboxes of all or filtered customers, now or later; a second administrator confirms it first where it reaches many',
  body: newBroadcast,
  answer: broadcast,
});

const broadcastId = z.uuid();

export const confirmBroadcast = defineEndpoint({
  id: 'confirmBroadcast',
  path: '/desk/broadcasts/confirm',
  allowedRoles: ['administrator'],
  summary: 'Have a broadcast sent that another administrator has written',
  body: z.object({ broadcastId }),
  answer: broadcast,
  errors: [errorCodes.notFound, errorCodes.ownProposal, errorCodes.broadcastNotOpen],
});

export const stopBroadcast = defineEndpoint({
  id: 'stopBroadcast',
  path: '/desk/broadcasts/stop',
  allowedRoles: ['administrator'],
  summary: 'Send a broadcast to nobody further: one that waits, is scheduled or is being sent',
  body: z.object({ broadcastId }),
  answer: broadcast,
  errors: [errorCodes.notFound, errorCodes.broadcastNotOpen],
});
