import { countRecipients, listBroadcasts, sendBroadcast } from '@taga/contract/endpoints';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import type { BroadcastDependencies } from './broadcast.ts';
import { countReached, findBroadcasts, sendBroadcast as send } from './send-broadcast.ts';

export function broadcastRoutes(dependencies: BroadcastDependencies): Implementation[] {
  return [
    implementForStaff(listBroadcasts, 'calls', ({ body }) => findBroadcasts(body.cursor, dependencies)),
    implementForStaff(countRecipients, 'calls', async ({ body }) => ({
      recipients: await countReached(body.filter, dependencies),
    })),
    implementForStaff(sendBroadcast, 'calls', ({ body, principal }) => send(body, principal.staffId, dependencies)),
  ];
}
