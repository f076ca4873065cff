export { FilesUnavailable } from './file-store.ts';
export { createFolderFileStore } from './folder-file-store.ts';
export { createS3FileStore } from './s3-file-store.ts';
export { createSealedFiles, type SealedFiles, type SealedWriter } from './sealed-files.ts';
