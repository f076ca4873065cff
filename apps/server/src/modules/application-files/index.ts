export { addFile } from './add-file.ts';
export { dropFiles, eraseFiles } from './erase-files.ts';
export { applicationFilePath, createFileAddresses, type FileAddresses } from './file-addresses.ts';
export { createFilesToCheck } from './files-to-check.ts';
export { prepareFile, type ReceivingDependencies, receiveFile, type SentContent } from './receive-file.ts';
export { addApplicationFileRoute, addFileRoute, applicationFileRoutes } from './routes.ts';
export { listFiles } from './store.ts';
