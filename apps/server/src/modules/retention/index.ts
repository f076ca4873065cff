export { eraseOldApplications } from './erase-applications.ts';
export { eraseOldCardApplications } from './erase-card-applications.ts';
