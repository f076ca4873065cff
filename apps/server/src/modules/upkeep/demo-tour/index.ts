export { tourRoutes } from './routes.ts';
