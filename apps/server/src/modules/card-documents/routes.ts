import { removeCardDocument, uploadCardDocument } from '@taga/contract/calls';
import type { FastifyInstance } from 'fastify';
import { type Implementation, implementForCardPages } from '../../http/implement.ts';
import { addFileRoute, type FileAddresses } from '../application-files/index.ts';
import { cardDocumentPath } from './card-document.ts';
import { type CardDocumentDependencies, findStored, removeDocument, uploadDocument } from './upload-document.ts';

interface RouteDependencies extends CardDocumentDependencies {
  readonly addresses: FileAddresses;
}

export function cardDocumentRoutes(dependencies: RouteDependencies): Implementation[] {
  return [
    implementForCardPages(uploadCardDocument, 'uploads', async ({ body, holder, bytesOf }) => {
      const { FileData, UploadId = '', DOCNumber: documentNo, Type: type, FileName: name, Sha256: sha256 } = body;
      const content = FileData === undefined ? { uploadId: UploadId } : { bytes: bytesOf(FileData) };
      const sent = { documentNo, type, name, sha256, content };
      const file = await uploadDocument(holder.customerId, sent, dependencies);
      const FileUrl = await dependencies.addresses.of(file.id);
      return { Data: { FileId: file.id, Type: file.type, FileName: file.name, FileUrl } };
    }),
    implementForCardPages(removeCardDocument, 'calls', async ({ body, holder }) => {
      await removeDocument(holder.customerId, { documentNo: body.DOCNumber, fileId: body.FileId }, dependencies);
      return { Data: {} };
    }),
  ];
}

export function addCardDocumentRoute(app: FastifyInstance, { db, files, addresses }: RouteDependencies): void {
  addFileRoute(app, cardDocumentPath, { files, addresses, find: (id) => findStored(db, id) });
}
