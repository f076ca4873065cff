export { createBroadcastDelivery } from './deliver-broadcast.ts';
export { broadcastRoutes } from './routes.ts';
export { broadcastWork } from './store.ts';
