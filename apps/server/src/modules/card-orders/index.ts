export { type MadeCard, maskedNumber, type NewCardOrder } from './card-order.ts';
export { type CardOrderKeeper, createCardOrders } from './card-orders.ts';
export { cardCanceled } from './end-order.ts';
export { listOwnRenewals } from './own-cards.ts';
export { cardOrderRoutes } from './routes.ts';
export { advanceCardOrderJob, keepCardOrder, listCardOrders, madeCard } from './store.ts';
