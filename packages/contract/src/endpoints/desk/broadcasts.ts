import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
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
  summary: 'Put a message in both languages into the inboxes of all or filtered customers',
  body: newBroadcast,
  answer: broadcast,
});
