export { findLookReasons } from './find-look-reasons.ts';
export type { KindAtDesk } from './kind-page.ts';
export { kindDeskRoutes } from './kind-routes.ts';
export { casePageRoutes } from './routes.ts';
