import { type AnswerOf, definitionOf } from '@taga/contract';
import { defaultLanguage } from '@taga/i18n';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createSandboxBank } from '../bank/sandbox/index.ts';
import type { EndpointInput, Implementation } from '../http/endpoints/implement.ts';
import { createPasswords } from '../modules/access/passwords/index.ts';
import { type Ask, createStage, liveMonth } from '../modules/upkeep/demo-month/index.ts';
import { composeEndpoints, type EndpointDependencies } from './endpoints.ts';

interface MonthParts extends EndpointDependencies {
  readonly log: Logger;
}

/**
 * A month of a bank's life for a sandbox with demo staff, lived by calls of its own in a time that has passed. It begins
 * once the server listens, and nobody waits for it; a server that closes waits until it has stopped.
 */
export function composeMonth(app: FastifyInstance, { log, ...parts }: MonthParts): void {
  if (parts.settings.sandboxSeed !== 'true' || !parts.staff.hasDemo) return;
  const stopping = new AbortController();
  let lived: Promise<void> = Promise.resolve();
  app.addHook('onListen', async () => {
    lived = live(stopping.signal, parts).catch((err) => log.error({ err }, 'the demo month was not made'));
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await lived;
  });
}

function live(stopping: AbortSignal, parts: EndpointDependencies): Promise<void> {
  const { db, now, files } = parts;
  const stage = createStage();
  const bank = createSandboxBank(stage);
  const staged = { ...parts, db: stage.db, now: stage.now, bank };
  const { implementations } = composeEndpoints({ ...staged, readReplica: (read) => read(stage.db) });
  const passwords = createPasswords({ parallel: 1, withinMs: 60_000 });
  return liveMonth(stopping, { db, now, passwords, stage, bank, ask: createAsk(implementations), store: files.store });
}

/** Validated as by the wire; what only a request has is not there, and no call of the month asks for it. */
function createAsk(implementations: readonly Implementation[]): Ask {
  const found = new Map(implementations.map((each) => [each.endpoint.id, each]));
  return async (endpoint, principal, body) => {
    const input: Partial<EndpointInput> = {
      body: definitionOf(endpoint).body?.parse(body),
      query: {},
      language: defaultLanguage,
      principal,
    };
    const answer = await found.get(endpoint.id)?.handle(input as EndpointInput);
    return answer as AnswerOf<typeof endpoint>;
  };
}
