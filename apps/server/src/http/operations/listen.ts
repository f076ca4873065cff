import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import { StartError } from '../../start-error.ts';

/** A crowd that comes at once is let in at once: who finds no room here tries again after a second. The system may allow less. */
const backlog = 4_096;

/** Opens the door and answers with the address to print. */
export async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  const { host, port, publicUrl } = settings;
  try {
    const address = await app.listen({ host, port, backlog });
    return publicUrl ?? address;
  } catch (error) {
    throw explain(error, host, port);
  }
}

function explain(error: unknown, host: string, port: number): unknown {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is used by another program: stop that program or set PORT to another number.`,
    EACCES: `Port ${port} may not be opened by this user: set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST is "${host}", but this machine has no such address.`,
    ENOTFOUND: `HOST is "${host}", but no address is known for that name.`,
  };
  const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
  return reason ? new StartError(reason, { cause: error }) : error;
}
