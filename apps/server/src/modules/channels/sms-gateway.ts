import { DeliveryRefused, type SmsSender } from './channel.ts';

interface GatewayOptions {
  /** May carry the token as its password: `https://:token@gateway.example/send`. */
  readonly url: string;
  readonly token?: string | undefined;
}

/** Answers below 500 that are no refusal of the message: our token is wrong, we are too early, or too many. */
const tryLater = [401, 403, 408, 425, 429];

/** Any gateway that takes `{ to, text, id }` as JSON; a 2xx answer means that it has taken the message over. */
export function createSmsGateway(options: GatewayOptions): SmsSender {
  const { address, headers } = readOptions(options);
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

/** `fetch` accepts no credentials in an address, and an address may end up in an error. */
function readOptions({ url, token }: GatewayOptions) {
  const address = new URL(url);
  const bearer = token ?? decodeURIComponent(address.password);
  address.username = '';
  address.password = '';
  return { address: address.href, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} };
}

function gatewayError({ status }: Response): Error {
  return Object.assign(new Error('The SMS gateway did not take the message'), { code: `HTTP_${status}` });
}
