export { addTermsFiles } from './file-routes.ts';
export { termsRoutes } from './routes.ts';
