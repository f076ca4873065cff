export { addFile, attachFile, type StoredFile, storeFile } from './add-file.ts';
export { dropFiles, eraseFiles } from './erase-files.ts';
export { applicationFilePath, createFileAddresses } from './file-addresses.ts';
export { createFilesToCheck } from './files-to-check.ts';
export { addFileRoute, applicationFileRoutes, kindFileRoutes } from './routes.ts';
export { listFiles } from './store.ts';
