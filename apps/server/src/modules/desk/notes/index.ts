export { readNotes } from './notes.ts';
export { noteRoutes } from './routes.ts';
export { insertNote } from './store.ts';
