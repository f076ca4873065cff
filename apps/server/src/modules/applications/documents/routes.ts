import { type BodyOf, errorCodes } from '@taga/contract';
import { removeFile as removeFileEndpoint, uploadFile as uploadFileEndpoint } from '@taga/contract/endpoints';
import { customerEndpointsOf } from '@taga/contract/endpoints/kind-endpoints';
import type { WireKind } from '@taga/contract/kinds/kind';
import { toSentId } from '@taga/contract/records/applications/application-id';
import { isOfIdentity } from '@taga/contract/records/applications/file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain-error.ts';
import type { CustomerPrincipal, PhonePrincipal } from '../../../http/admission/guard.ts';
import type { RouteDeclaration } from '../../../http/admission/route-groups.ts';
import {
  type Implementation,
  implementForApplicants,
  implementForCustomers,
} from '../../../http/endpoints/implement.ts';
import { getOwnCustomer } from '../../customers/customers/index.ts';
import { applicationFilePath, type FileAddresses } from './file-addresses.ts';
import { type OpenFileDependencies, openFile } from './open-file.ts';
import { type ApplicationFileDependencies, removeFile, uploadFile } from './upload-file.ts';

interface RouteDependencies extends ApplicationFileDependencies {
  readonly addresses: FileAddresses;
}

export function applicationFileRoutes(dependencies: RouteDependencies): Implementation[] {
  return [
    implementForApplicants(uploadFileEndpoint, 'uploads', async ({ body, principal, bytesOf }) => {
      const { FileData, UploadId = '', AuthorizationReqId } = body;
      const customerId = await ownerOf(principal, body, dependencies);
      const file = await uploadFile(
        { customerId, id: AuthorizationReqId, accountClass: body.AccountClass, currency: body.Currency },
        {
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
        Data: { FileId: file.id, AuthorizationReqId: toSentId(AuthorizationReqId) },
      };
    }),
    implementForCustomers(removeFileEndpoint, 'calls', async ({ body, principal }) => {
      const { id: customerId } = await getOwnCustomer(dependencies.db, principal, body.LoginId);
      await removeFile({ customerId, id: body.AuthorizationReqId }, body.FileId, dependencies);
      return { Data: {} };
    }),
  ];
}

/** Files of an application whose endpoints come from its kind. */
export function kindFileRoutes(kind: WireKind, dependencies: RouteDependencies): Implementation[] {
  const calls = customerEndpointsOf(kind);
  return [
    implementForCustomers(calls.upload, 'uploads', async ({ body, principal, bytesOf }) => {
      const { FileData, UploadId = '', DOCNumber: id, Type: type, FileName: name, Sha256: sha256 } = body;
      const content = FileData === undefined ? { uploadId: UploadId } : { bytes: bytesOf(FileData) };
      const owner = { customerId: principal.customerId, id, kind };
      const file = await uploadFile(owner, { type, name, sha256, content }, dependencies);
      const FileUrl = await dependencies.addresses.of(file.id);
      return { Data: { FileId: file.id, Type: file.type, FileName: file.name, FileUrl } };
    }),
    implementForCustomers(calls.remove, 'calls', async ({ body, principal }) => {
      await removeFile({ customerId: principal.customerId, id: body.DOCNumber, kind }, body.FileId, dependencies);
      return { Data: {} };
    }),
  ];
}

type UploadBody = Pick<BodyOf<typeof uploadFileEndpoint>, 'AuthorizationReqId' | 'LoginId' | 'FileType'>;

/**
 * Whose application it is. A phone does not know its customer's login id, and adds nothing but what the identity is
 * checked with; asked for anything else it is told what an attacker is told.
 */
async function ownerOf(
  principal: CustomerPrincipal | PhonePrincipal,
  { AuthorizationReqId, LoginId, FileType }: UploadBody,
  { db }: Pick<RouteDependencies, 'db'>,
): Promise<string> {
  if (principal.kind === 'customer') return (await getOwnCustomer(db, principal, LoginId)).id;
  const isItsOwn = AuthorizationReqId === principal.authorizationReqId && isOfIdentity(FileType);
  if (!isItsOwn) throw new DomainError(errorCodes.notFound);
  return principal.customerId;
}

/** A file is data: whatever is in it, a browser may neither run nor frame it, nor take it for something else. */
const nothingAtAll = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Where files are looked at, by addresses that open for a while. */
export function addFileRoute(app: FastifyInstance, dependencies: OpenFileDependencies): void {
  const config: RouteDeclaration = { allowedRoles: ['anyone'], group: 'calls', contentPolicy: nothingAtAll };
  app.get(`${applicationFilePath}/:id`, { config, schema: { hide: true } }, async (request, reply) => {
    const { bytes, mediaType } = await openFile(addressIn(request), dependencies);
    return reply
      .headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment' })
      .type(mediaType)
      .send(bytes);
  });
}

function addressIn({ params, query }: FastifyRequest) {
  const { id } = params as { id: string };
  const { until, seal: signature } = query as Record<string, unknown>;
  return { id, until: String(until), signature: String(signature) };
}
