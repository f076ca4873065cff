export { eraseOldApplications } from './erase-applications.ts';
