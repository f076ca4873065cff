export {
  type Actor,
  type CaseEvent,
  type CaseFacts,
  listCaseEvents,
  recordCaseEvent,
  recordRefused,
  type StaffMember,
} from './store.ts';
