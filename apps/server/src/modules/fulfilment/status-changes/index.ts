export { changeApplicationStatus } from './change-application.ts';
export { changeServiceStatus } from './change-service.ts';
export { announceAgain, newsOf, submissionNotice } from './notify-customer.ts';
