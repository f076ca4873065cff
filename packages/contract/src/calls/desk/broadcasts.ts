import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { broadcast, broadcastFilter, newBroadcast } from '../../records/desk/broadcast.ts';
import { listCursor } from '../../records/desk/cursor.ts';

export const listBroadcasts = defineCall({
  id: 'listBroadcasts',
  path: '/desk/broadcasts/list',
  callers: ['staff'],
  summary: 'Broadcasts, the latest first',
  body: z.object({ cursor: listCursor }),
  /** `next` is null on the last page. */
  answer: z.object({ broadcasts: z.array(broadcast), next: z.nullable(z.string()) }),
});

export const countRecipients = defineCall({
  id: 'countRecipients',
  path: '/desk/broadcasts/count',
  callers: ['administrator'],
  summary: 'How many customers a broadcast would reach now',
  body: z.object({ filter: broadcastFilter }),
  answer: z.object({ recipients: z.int() }),
});

export const sendBroadcast = defineCall({
  id: 'sendBroadcast',
  path: '/desk/broadcasts/send',
  callers: ['administrator'],
  summary: 'Put a message in both languages into the inboxes of all or filtered customers',
  body: newBroadcast,
  answer: broadcast,
});
