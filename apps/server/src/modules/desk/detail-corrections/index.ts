export { detailCorrectionRoutes } from './routes.ts';
