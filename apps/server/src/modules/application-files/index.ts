export type { ApplicationFile, StoredFileType } from './application-file.ts';
export { eraseFiles } from './erase-files.ts';
export { createFileAddresses, type FileAddresses } from './file-addresses.ts';
export { addFileRoute, applicationFileRoutes } from './routes.ts';
export { listFiles } from './store.ts';
