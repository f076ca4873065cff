import { AwsClient } from 'aws4fetch';
import { traced } from '../tracing/trace.ts';
import { type FileStore, FilesUnavailable } from './file-store.ts';

/** A bucket at any S3-compatible service. */
export interface S3Bucket {
  /** The bucket's own address, without a slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const attempts = 3;
/** More than any file of ours: a service that sends on and on does not fill the memory. */
const maxBytes = 32_000_000;

interface S3Options {
  /** For all attempts together, and until the last byte. */
  readonly timeoutMs?: number;
}

export function createS3FileStore(
  { url, ...credentials }: S3Bucket,
  { timeoutMs = 20_000 }: S3Options = {},
): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: attempts - 1 });

  async function ask(method: string, name: string, body?: Buffer): Promise<Response> {
    const address = `${url}/${name.split('/').map(encodeURIComponent).join('/')}`;
    const request = {
      method,
      // A redirect would carry the file to a place nobody configured.
      redirect: 'error' as const,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: new Uint8Array(body) }),
    };
    const send = () => client.fetch(address, request);
    const answer = await traced('files', { 'http.request.method': method }, send).catch((error: unknown) => {
      throw new FilesUnavailable('The file store did not answer.', { cause: error });
    });
    if (answer.ok || answer.status === 404) return answer;
    throw new FilesUnavailable(`The file store answered ${answer.status}.`);
  }

  return {
    bestPartBytes: 1024 * 1024,
    /** The service takes a file as a whole: it is held here until then. */
    async begin(name) {
      const written: Buffer[] = [];
      return {
        async write(pieces) {
          written.push(...pieces);
        },
        async finish(head) {
          const { ok } = await ask('PUT', name, Buffer.concat([head, ...written]));
          if (!ok) throw new FilesUnavailable('The file store has no such bucket.');
        },
        drop: async () => undefined,
      };
    },
    async find(name) {
      const answer = await ask('GET', name);
      return answer.ok ? readWhole(answer) : undefined;
    },
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}

async function readWhole({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`More than ${maxBytes} bytes came.`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw new FilesUnavailable('The file store broke off.', { cause: error });
  }
  return Buffer.concat(chunks);
}
