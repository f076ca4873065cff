export { findCardPage } from './card-tickets.ts';
export { cardTicketRoutes } from './routes.ts';
