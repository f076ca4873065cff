export { type MadeCard, maskedNumber, type NewCardOrder } from './card-order.ts';
export { type CardOrderSaver, createCardOrders } from './card-orders.ts';
export { listOwnRenewals } from './customer-cards.ts';
export { renewalTerms } from './order-renewal.ts';
export { cardOrderRoutes } from './routes.ts';
export {
  cardOrderWork,
  endCardOrder,
  findCardOrder,
  hasOpenCardOrder,
  listCardOrders,
  listOrdersOfCards,
  listRenewals,
  saveCardOrder,
} from './store.ts';
