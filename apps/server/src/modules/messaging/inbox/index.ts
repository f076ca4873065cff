export { type InboxContent, inboxContent, type Words } from './inbox-message.ts';
export { inboxRoutes } from './routes.ts';
export { deleteMessagesAbout, keepAnnouncement, keepInboxMessage, listInboxMessages, setMessageRead } from './store.ts';
