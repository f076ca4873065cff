import { identityCheckAnswer, readIdentityOutcome } from '@taga/contract/records/applications/identity-check';
import { type AddressOptions, type GatewayAddress, readGatewayAddress } from '../../outgoing/gateway-address.ts';
import { GatewayFailure } from '../../outgoing/gateway-failure.ts';
import { createGatewayLine, type LineOptions } from '../../outgoing/gateway-line.ts';
import { postForJson } from '../../outgoing/post-for-json.ts';
import { type IdentityCase, type IdentityResult, type IdentityVerifier, notCheckedYet } from '../identity-verifier.ts';

type ProviderOptions = LineOptions & AddressOptions;

/** No try brought an answer to believe in. */
class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** Somebody else's verifier over HTTP. docs/identity-check.md says what the other end has to do. */
export function createProviderVerifier(options: ProviderOptions): IdentityVerifier {
  const address = readGatewayAddress(options);
  const line = createGatewayLine(options, (why, cause) => new ProviderUnavailable(why, cause));
  return {
    async verify(given) {
      try {
        return await line.call({ name: path, ask: (timeoutMs) => ask(given, address, timeoutMs) });
      } catch (error) {
        if (error instanceof ProviderUnavailable) return notCheckedYet;
        throw error;
      }
    },
    stop: () => undefined,
  };
}

const path = '/identity-checks';

async function ask(given: IdentityCase, address: GatewayAddress, timeoutMs: number): Promise<IdentityResult> {
  const answer = identityCheckAnswer.safeParse(
    await postForJson({
      url: address.urlOf(path),
      headers: { ...address.headers, 'idempotency-key': given.reference, 'content-type': 'application/json' },
      body: JSON.stringify(toWire(given)),
      timeoutMs,
    }),
  );
  if (!answer.success) throw new GatewayFailure('MALFORMED', { mayPass: false });
  const { result, formId, formKey, reasons } = readIdentityOutcome(answer.data);
  const form = { id: formId, key: formKey };
  if (result === 'approved') return { result, reasons: [], scores: {}, form };
  if (result === 'pending') return { result: 'undecided', reasons, scores: {}, form };
  return { result, reasons: reasons.length > 0 ? reasons : ['refused-by-provider'], scores: {}, form };
}

/** The specification's words where they have any. */
function toWire(given: IdentityCase) {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const sides = { FRONT: given.front, BACK: given.back };
  return {
    Reference: given.reference,
    IDMServiceId: given.serviceId,
    IDType: given.idType,
    FormKey: given.formKey ?? null,
    Image: Object.entries(sides).flatMap(([Side, bytes]) => (bytes ? [{ Side, Base64String: base64(bytes) }] : [])),
    Video: given.video ? { Base64String: base64(given.video) } : null,
    OtherImage: given.otherFront ? { Side: 'FRONT', Base64String: base64(given.otherFront) } : null,
    HeadTurns: given.headTurns ?? null,
    Person: {
      Name: given.person.fullName,
      DOB: given.person.birthDate,
      PassportNo: given.person.passport?.number ?? null,
      PassportExpiry: given.person.passport?.expiresOn ?? null,
    },
  };
}
