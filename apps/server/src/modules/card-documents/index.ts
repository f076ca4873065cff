export { cardDocumentPath } from './card-document.ts';
export { addCardDocumentRoute, cardDocumentRoutes } from './routes.ts';
export { listDocuments } from './store.ts';
export { dropDocuments } from './upload-document.ts';
