export { changeApplicationStatus } from './change-application.ts';
export { changeCardStatus, changeRenewalStatus } from './change-card.ts';
export { changeServiceStatus } from './change-service.ts';
export { moveCase } from './store.ts';
