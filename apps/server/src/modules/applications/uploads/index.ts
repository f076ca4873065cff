export { addUploadRoutes } from './routes.ts';
export { deleteUpload, takeForgottenUploads } from './store.ts';
export { createUploads, type Uploads } from './uploads.ts';
