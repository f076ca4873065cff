export { followRoles } from './follow-roles.ts';
export { createProvider } from './provider.ts';
export { addProviderRoutes, staffProviderRoutes, startPath } from './routes.ts';
