export {
  type Actor,
  type CaseFacts,
  listCaseEvents,
  listStatusDates,
  recordCaseEvent,
  recordRefused,
  type StaffMember,
} from './store.ts';
