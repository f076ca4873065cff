import { type AddressOptions, readGatewayAddress } from '../../../../outgoing/gateway-address.ts';
import { DeliveryRefused, type SmsSender } from '../channel.ts';

/** Answers below 500 that are no domain error of the message: our token is wrong, we are too early, or too many. */
const tryLater = [401, 403, 408, 425, 429];

/** Any gateway that takes `{ to, text, id }` as JSON; a 2xx answer means that it has taken the message over. */
export function createSmsGateway(options: AddressOptions): SmsSender {
  const { urlOf, headers } = readGatewayAddress(options);
  const address = urlOf('');
  return {
    async send({ id, to, text }, signal) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ to, text, id }),
        // A redirect would carry the text and the number to a place nobody configured.
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      if (answer.status < 500 && !tryLater.includes(answer.status)) throw new DeliveryRefused(gatewayError(answer));
      throw gatewayError(answer);
    },
  };
}

function gatewayError({ status }: Response): Error {
  return Object.assign(new Error('The SMS gateway did not take the message'), { code: `HTTP_${status}` });
}
