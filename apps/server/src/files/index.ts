export { createEncryptedFiles, type EncryptedFiles, type EncryptedWriter } from './encrypted-files.ts';
export { createFileScanner, type FileScanner } from './file-scanner.ts';
export { FilesUnavailable } from './file-store.ts';
export { createFolderFileStore } from './folder-file-store.ts';
export { createS3FileStore } from './s3-file-store.ts';
