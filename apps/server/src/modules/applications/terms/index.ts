export { addTermsFiles, termsRoutes } from './routes.ts';
