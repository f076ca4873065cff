export { keepInboxMessage, listInboxMessages } from './store.ts';
