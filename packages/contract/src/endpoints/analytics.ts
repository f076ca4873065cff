import * as z from 'zod/mini';
import { analyticsEvent } from '../analytics-events.ts';
import { defineEndpoint } from '../endpoint.ts';
import { doneAnswer } from '../records/fields/answer.ts';

const position = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

export const loggedEvent = z.object({
  /** The login id of a signed-in customer. It is made unreadable before it is stored. */
  user: z.nullable(z.string().check(z.maxLength(254))),
  action: analyticsEvent,
  page: z.string().check(z.minLength(1), z.maxLength(300)),
  browser: z.object({
    name: z.string().check(z.maxLength(60)),
    platform: z.string().check(z.maxLength(60)),
  }),
  location: z.nullable(position),
  /** One per browser tab, and only on the pages that open an account. */
  sessionId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))),
});
export type LoggedEvent = z.infer<typeof loggedEvent>;

export const logEvent = defineEndpoint({
  id: 'logEvent',
  base: 'analytics',
  path: '/log_event',
  allowedRoles: ['anyone'],
  summary: 'What happened on a page, for the drop-off figures',
  body: loggedEvent,
  answer: doneAnswer,
});
