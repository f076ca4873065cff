import {
  confirmBroadcast,
  countRecipients,
  listBroadcasts,
  sendBroadcast,
  stopBroadcast,
} from '@taga/contract/endpoints';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import type { BroadcastDependencies } from './broadcast.ts';
import { confirm, stop } from './decide-broadcast.ts';
import { countReached, findBroadcasts, sendBroadcast as send } from './send-broadcast.ts';

export function broadcastRoutes(dependencies: BroadcastDependencies): Implementation[] {
  return [
    implementForStaff(listBroadcasts, 'calls', ({ body }) => findBroadcasts(body.cursor, dependencies)),
    implementForStaff(countRecipients, 'calls', async ({ body }) => ({
      recipients: await countReached(body.filter, dependencies),
    })),
    implementForStaff(sendBroadcast, 'calls', ({ body, principal }) => send(body, principal.staffId, dependencies)),
    implementForStaff(confirmBroadcast, 'calls', ({ body, principal }) =>
      confirm(body.broadcastId, principal.staffId, dependencies),
    ),
    implementForStaff(stopBroadcast, 'calls', ({ body, principal }) =>
      stop(body.broadcastId, principal.staffId, dependencies),
    ),
  ];
}
