export { cardFrameRoutes } from './routes.ts';
