export { remindOfDrafts } from './remind-of-drafts.ts';
export { createReminderLinks } from './reminder-links.ts';
export { reminderRoutes } from './routes.ts';
