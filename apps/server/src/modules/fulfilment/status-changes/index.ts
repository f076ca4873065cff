export { changeApplicationStatus } from './change-application.ts';
export { changeRenewalStatus } from './change-renewal.ts';
export { changeServiceStatus } from './change-service.ts';
