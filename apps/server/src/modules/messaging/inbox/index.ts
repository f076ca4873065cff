export { findOpenedAccount, findRejection } from './find-outcome.ts';
export { type InboxContent, inboxContent, type Words } from './message-types.ts';
export { remarksOf } from './remarks.ts';
export { inboxRoutes } from './routes.ts';
export { listSentMessages } from './sent-messages.ts';
export {
  deleteMessagesAbout,
  findApplicationNo,
  listInboxMessages,
  saveAnnouncement,
  saveInboxMessage,
  setMessageRead,
} from './store.ts';
