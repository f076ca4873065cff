export { type InboxContent, inboxContent, type Words } from './message-types.ts';
export { inboxRoutes } from './routes.ts';
export { listSentMessages } from './sent-messages.ts';
export { deleteMessagesAbout, listInboxMessages, saveAnnouncement, saveInboxMessage, setMessageRead } from './store.ts';
