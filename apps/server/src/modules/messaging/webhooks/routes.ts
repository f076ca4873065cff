import { listDeliveries, listWebhooks, replayDelivery } from '@taga/contract/endpoints';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { findDeliveries, listReceivers, replayDelivery as replay, type WatchDependencies } from './watch-deliveries.ts';

export function webhookRoutes(dependencies: WatchDependencies): Implementation[] {
  return [
    implementForStaff(listWebhooks, 'calls', async () => ({ webhooks: await listReceivers(dependencies) })),
    implementForStaff(listDeliveries, 'calls', ({ body: { state, cursor } }) =>
      findDeliveries({ state, cursor }, dependencies),
    ),
    implementForStaff(replayDelivery, 'calls', async ({ body, principal }) => {
      await replay(body.deliveryId, principal.staffId, dependencies);
      return {};
    }),
  ];
}
