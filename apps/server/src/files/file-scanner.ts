import * as z from 'zod/mini';
import { type AddressOptions, type GatewayAddress, readGatewayAddress } from '../outgoing/gateway-address.ts';
import { GatewayFailure } from '../outgoing/gateway-failure.ts';
import { createGatewayLine, type LineOptions } from '../outgoing/gateway-line.ts';
import { postForJson } from '../outgoing/post-for-json.ts';

/** `unanswered`: the scanner could not say, and a person must look. */
type ScanResult = 'clean' | 'infected' | 'unanswered';

export interface FileScanner {
  scan(bytes: Uint8Array): Promise<ScanResult>;
}

/** No try brought an answer to believe in. */
class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}

const scanAnswer = z.object({ result: z.enum(['clean', 'infected', 'error']) });

/** The bank's own scanner over HTTP. docs/operations.md says what the other end has to do. */
export function createFileScanner(options: LineOptions & AddressOptions): FileScanner {
  const address = readGatewayAddress(options);
  const line = createGatewayLine(options, (why, cause) => new ScannerUnavailable(why, cause));
  return {
    async scan(bytes) {
      try {
        return await line.call({ name: 'scan', ask: (timeoutMs) => ask(bytes, address, timeoutMs) });
      } catch (error) {
        if (error instanceof ScannerUnavailable) return 'unanswered';
        throw error;
      }
    },
  };
}

async function ask(bytes: Uint8Array, address: GatewayAddress, timeoutMs: number): Promise<ScanResult> {
  const answer = scanAnswer.safeParse(
    await postForJson({
      url: address.urlOf(''),
      headers: { ...address.headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
      timeoutMs,
    }),
  );
  if (!answer.success) throw new GatewayFailure('MALFORMED', { mayPass: false });
  const { result } = answer.data;
  return result === 'error' ? 'unanswered' : result;
}
