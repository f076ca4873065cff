export {
  type Actor,
  type CaseFacts,
  listCaseEvents,
  listStatusDates,
  recordAboutCase,
  recordCaseEvent,
  type StaffMember,
} from './store.ts';
