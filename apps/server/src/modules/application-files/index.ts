export { addFile } from './add-file.ts';
export { dropFiles, eraseFiles } from './erase-files.ts';
export { createFileAddresses } from './file-addresses.ts';
export { createFilesToCheck } from './files-to-check.ts';
export { addFileRoute, applicationFileRoutes } from './routes.ts';
export { listFiles } from './store.ts';
