export { announceStatusChange, type StatusChange } from './announce-status-change.ts';
