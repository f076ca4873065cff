export { findOpenedAccount, findRejection } from './find-outcome.ts';
export type { SavedMessage } from './inbox-message.ts';
export { type InboxContent, inboxContent, type Words } from './message-types.ts';
export { remarksOf } from './remarks.ts';
export { inboxRoutes } from './routes.ts';
export { describeSent, listSentMessages } from './sent-messages.ts';
export {
  deleteMessagesAbout,
  findApplicationNo,
  findMessage,
  listInboxMessages,
  pageOfMessages,
  saveAnnouncement,
  saveInboxMessage,
  setMessageRead,
} from './store.ts';
