import { logEvent } from '@taga/contract/endpoints';
import { type Implementation, implement } from '../../../http/endpoints/implement.ts';
import { type EventDependencies, recordEvent } from './record-event.ts';

export function analyticsRoutes(dependencies: EventDependencies): Implementation[] {
  return [
    implement(logEvent, 'analytics', async ({ body, clientAddress }) => {
      await recordEvent(body, clientAddress, dependencies);
      return { Data: {} };
    }),
  ];
}
