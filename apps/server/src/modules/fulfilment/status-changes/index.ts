export { changeApplicationStatus } from './change-application.ts';
export { changeServiceStatus } from './change-service.ts';
