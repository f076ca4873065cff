import { AwsClient } from 'aws4fetch';
import { type FileStore, FilesUnavailable } from './file-store.ts';

/** A bucket at any S3-compatible service. */
export interface S3Bucket {
  /** The bucket's own address, without a slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const timeoutMs = 20_000;
const attempts = 3;

export function createS3FileStore({ url, ...credentials }: S3Bucket): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: attempts - 1 });

  async function ask(method: string, name: string, body?: Buffer): Promise<Response> {
    const address = `${url}/${name.split('/').map(encodeURIComponent).join('/')}`;
    const request = { method, signal: AbortSignal.timeout(timeoutMs), ...(body && { body: new Uint8Array(body) }) };
    const answer = await client.fetch(address, request).catch((error: unknown) => {
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
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}
