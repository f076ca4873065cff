import { listDeliveries, listWebhooks, replayDelivery } from '@taga/contract/calls';
import { type Implementation, implementForStaff } from '../../http/implement.ts';
import { findDeliveries, listReceivers, replayDelivery as replay, type WatchDependencies } from './watch-deliveries.ts';

export function webhookRoutes(dependencies: WatchDependencies): Implementation[] {
  return [
    implementForStaff(listWebhooks, 'calls', async () => ({ Data: await listReceivers(dependencies) })),
    implementForStaff(listDeliveries, 'calls', async ({ body: { state, cursor } }) => ({
      Data: await findDeliveries({ state, cursor }, dependencies),
    })),
    implementForStaff(replayDelivery, 'calls', async ({ body, holder }) => {
      await replay(body.deliveryId, holder.staffId, dependencies);
      return { Data: {} };
    }),
  ];
}
