import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses that open a file for a short while, for anyone who was given one: an `<img>` cannot show a token. */
export interface FileAddresses {
  of(id: string): Promise<string>;
  /** Whether the address was given by us and is still good. */
  isGood(id: string, until: string, signature: string): Promise<boolean>;
}

interface AddressDependencies {
  readonly key: () => Promise<Buffer>;
  readonly now: () => Date;
  readonly lifetimeS: number;
  /** Below which the files are. */
  readonly path: string;
}

export const applicationFilePath = '/upload/application-files';

export function createFileAddresses({ key, now, lifetimeS, path }: AddressDependencies): FileAddresses {
  const signatureOf = async (id: string, until: string) =>
    createHmac('sha256', await key())
      .update(`${id}.${until}`)
      .digest();
  const secondsNow = () => Math.floor(now().getTime() / 1000);
  return {
    async of(id) {
      const until = String(secondsNow() + lifetimeS);
      return `${path}/${id}?until=${until}&seal=${(await signatureOf(id, until)).toString('base64url')}`;
    },
    async isGood(id, until, signature) {
      const [expected, given] = [await signatureOf(id, until), Buffer.from(signature, 'base64url')];
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && Number(until) >= secondsNow();
    },
  };
}
