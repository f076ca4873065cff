export { type BroadcastDelivery, createBroadcastDelivery } from './deliver-broadcast.ts';
export { broadcastRoutes } from './routes.ts';
export { deliverBroadcastJob } from './store.ts';
