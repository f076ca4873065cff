export { changeApplicationStatus } from './change-application.ts';
export { changeServiceStatus } from './change-service.ts';
export { submissionNotice } from './notify-customer.ts';
