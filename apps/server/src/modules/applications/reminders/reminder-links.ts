import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links with which a customer says no to reminders without signing in. They can do nothing else, and never expire. */
export interface ReminderLinks {
  tokenFor(customerId: string): Promise<string>;
  /** Whose link it is; nobody's where it was not made by us. */
  findCustomerId(token: string): Promise<string | undefined>;
}

const idBytes = 16;
const signatureBytes = 16;

export function createReminderLinks(key: () => Promise<Buffer>): ReminderLinks {
  const signatureOf = async (id: Buffer) =>
    createHmac('sha256', await key())
      .update(id)
      .digest()
      .subarray(0, signatureBytes);
  return {
    async tokenFor(customerId) {
      const id = Buffer.from(customerId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, await signatureOf(id)]).toString('base64url');
    },
    async findCustomerId(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + signatureBytes) return undefined;
      const id = bytes.subarray(0, idBytes);
      if (!timingSafeEqual(bytes.subarray(idBytes), await signatureOf(id))) return undefined;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
