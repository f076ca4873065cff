import { logEvent } from '@taga/contract/calls';
import { type Implementation, implement } from '../../http/implement.ts';
import { type EventParts, recordEvent } from './record-event.ts';

export function analyticsRoutes(parts: EventParts): Implementation[] {
  return [
    implement(logEvent, 'analytics', async ({ body }) => {
      await recordEvent(body, parts);
      return { Data: {} };
    }),
  ];
}
