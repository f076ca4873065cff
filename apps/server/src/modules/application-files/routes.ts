import { type BodyOf, errorCodes } from '@taga/contract';
import { removeFile as removeFileCall, uploadFile as uploadFileCall } from '@taga/contract/calls';
import { isOfIdentity } from '@taga/contract/records/file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CustomerHolder, PhoneHolder } from '../../http/guard.ts';
import { type Implementation, implementForApplicants, implementForCustomers } from '../../http/implement.ts';
import type { RouteDeclaration } from '../../http/route-groups.ts';
import { Refusal } from '../../refusal.ts';
import { getOwnCustomer } from '../customers/index.ts';
import { applicationFilePath, type FileAddresses } from './file-addresses.ts';
import { findStored, type OpenFileDependencies, openFile } from './open-file.ts';
import { type ApplicationFileDependencies, removeFile, uploadFile } from './upload-file.ts';

interface RouteDependencies extends ApplicationFileDependencies {
  readonly addresses: FileAddresses;
}

export function applicationFileRoutes(dependencies: RouteDependencies): Implementation[] {
  return [
    implementForApplicants(uploadFileCall, 'uploads', async ({ body, holder, bytesOf }) => {
      const { FileData, UploadId = '', AuthorizationReqId } = body;
      const id = await ownerOf(holder, body, dependencies);
      const file = await uploadFile(
        id,
        {
          authorizationReqId: AuthorizationReqId,
          accountClass: body.AccountClass,
          currency: body.Currency,
          type: body.FileType,
          name: body.FileName,
          sha256: body.Sha256,
          content: FileData === undefined ? { uploadId: UploadId } : { bytes: bytesOf(FileData) },
        },
        dependencies,
      );
      return {
        fileUrl: await dependencies.addresses.of(file.id),
        fileType: file.type,
        fileName: file.name,
        Data: { FileId: file.id, AuthorizationReqId },
      };
    }),
    implementForCustomers(removeFileCall, 'calls', async ({ body, holder }) => {
      const { AuthorizationReqId: authorizationReqId, FileId: fileId } = body;
      const { id } = await getOwnCustomer(dependencies.db, holder, body.LoginId);
      await removeFile(id, { authorizationReqId, fileId }, dependencies);
      return { Data: {} };
    }),
  ];
}

type Sent = Pick<BodyOf<typeof uploadFileCall>, 'AuthorizationReqId' | 'LoginId' | 'FileType'>;

/**
 * Whose application it is. A phone does not know its customer's login id, and adds nothing but what the identity is
 * checked with; asked for anything else it is told what a stranger is told.
 */
async function ownerOf(
  holder: CustomerHolder | PhoneHolder,
  { AuthorizationReqId, LoginId, FileType }: Sent,
  { db }: Pick<RouteDependencies, 'db'>,
): Promise<string> {
  if (holder.kind === 'customer') return (await getOwnCustomer(db, holder, LoginId)).id;
  const isItsOwn = AuthorizationReqId === holder.authorizationReqId && isOfIdentity(FileType);
  if (!isItsOwn) throw new Refusal(errorCodes.notFound);
  return holder.customerId;
}

/** A file is data: whatever is in it, a browser may neither run nor frame it, nor take it for something else. */
const nothingAtAll = "default-src 'none'; sandbox; frame-ancestors 'none'";

export function addApplicationFileRoute(app: FastifyInstance, { db, files, addresses }: RouteDependencies): void {
  addFileRoute(app, applicationFilePath, { files, addresses, find: (id) => findStored(db, id) });
}

/** Where files of a kind are looked at, by addresses that open for a while. */
export function addFileRoute(app: FastifyInstance, path: string, dependencies: OpenFileDependencies): void {
  const config: RouteDeclaration = { callers: ['anyone'], group: 'calls', contentPolicy: nothingAtAll };
  app.get(`${path}/:id`, { config, schema: { hide: true } }, async (request, reply) => {
    const { bytes, mediaType } = await openFile(addressIn(request), dependencies);
    return reply
      .headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment' })
      .type(mediaType)
      .send(bytes);
  });
}

function addressIn({ params, query }: FastifyRequest) {
  const { id } = params as { id: string };
  const { until, seal } = query as Record<string, unknown>;
  return { id, until: String(until), seal: String(seal) };
}
