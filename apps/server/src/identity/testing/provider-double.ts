import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { identityApproved, identityPending, identityRefused } from '@taga/contract/records/applications/identity-check';
import type { IdentityCase, IdentityResult, IdentityVerifier } from '../identity-verifier.ts';

/** What is done about one request, in place of looking at it. */
type Oddity = (response: ServerResponse) => void;

export interface ProviderDouble {
  readonly url: string;
  readonly received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: WireCase }[];
  /** What is done about every request from now on; nothing: they are answered as they should be. */
  behave(oddity: Oddity | undefined): void;
  stop(): Promise<void>;
}

interface WireCase {
  readonly Reference: string;
  readonly IDMServiceId: IdentityCase['serviceId'];
  readonly IDType: IdentityCase['idType'];
  readonly Image: readonly { readonly Side: string; readonly Base64String: string }[];
  readonly Video: { readonly Base64String: string } | null;
  readonly OtherImage: { readonly Base64String: string } | null;
  readonly HeadTurns: IdentityCase['headTurns'] | null;
  readonly Person: {
    readonly Name: string;
    readonly DOB: string;
    readonly PassportNo: string | null;
    readonly PassportExpiry: string | null;
  };
}

/** A provider on a real port, behind which a real verifier looks. It answers in both documented shapes in turn. */
export async function startProviderDouble(verifier: Pick<IdentityVerifier, 'verify'>): Promise<ProviderDouble> {
  const received: ProviderDouble['received'] = [];
  let oddity: Oddity | undefined;
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as WireCase;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    if (oddity) return oddity(response);
    const answer = toAnswer(body.Reference, await verifier.verify(fromWire(body)));
    const isNested = received.length % 2 === 0;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(isNested ? { ThirdPartyFormUpdateRS: answer } : answer));
  });
  // Nothing is tried twice, so no connection may be closed at the moment when it is used again.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (next) => {
      oddity = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fromWire({
  Reference,
  IDMServiceId,
  IDType,
  Image,
  Video,
  OtherImage,
  HeadTurns,
  Person,
}: WireCase): IdentityCase {
  const sideOf = (side: string) => {
    const image = Image.find(({ Side }) => Side === side);
    return image && Buffer.from(image.Base64String, 'base64');
  };
  const { PassportNo: number, PassportExpiry: expiresOn } = Person;
  return {
    reference: Reference,
    serviceId: IDMServiceId,
    idType: IDType,
    formKey: undefined,
    front: sideOf('FRONT') ?? Buffer.of(),
    back: sideOf('BACK'),
    video: Video ? Buffer.from(Video.Base64String, 'base64') : undefined,
    otherFront: OtherImage ? Buffer.from(OtherImage.Base64String, 'base64') : undefined,
    headTurns: HeadTurns ?? undefined,
    person: {
      fullName: Person.Name,
      birthDate: Person.DOB,
      passport: number && expiresOn ? { number, expiresOn } : undefined,
    },
  };
}

function toAnswer(reference: string, { result, reasons }: IdentityResult) {
  const words = { approved: identityApproved, refused: identityRefused, undecided: identityPending }[result];
  const FormDetails = { State: words.formState, FormId: `form-${reference}`, FormKey: 'key-1', Reasons: reasons };
  return { Data: { FormDetails }, Status: { Status_Code: words.statusCode } };
}
