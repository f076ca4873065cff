export { type MadeCard, maskedNumber, type NewCardOrder } from './card-order.ts';
export { type CardOrderKeeper, createCardOrders } from './card-orders.ts';
export { listOwnRenewals } from './own-cards.ts';
export { cardOrderRoutes } from './routes.ts';
export { cardOrderWork, endCardOrder, keepCardOrder, listCardOrders, listOrdersOfCards } from './store.ts';
