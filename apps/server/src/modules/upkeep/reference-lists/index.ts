export { existingPlaces } from './existing-places.ts';
export { referenceRoutes } from './routes.ts';
