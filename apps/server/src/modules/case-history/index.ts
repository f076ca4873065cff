export {
  type Actor,
  type CaseFacts,
  listCaseEvents,
  recordCaseEvent,
  recordRefused,
  type StaffMember,
} from './store.ts';
