import type { Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import { traced } from '../tracing/trace.ts';
import { readOnlyState, stateOf } from './database-unavailable.ts';
import { PreparingClient, type QueryArguments } from './preparing-client.ts';

interface PooledClientConfig extends ClientConfig {
  /** How long the database may take for an answer; longer than it lets any statement run. */
  readonly answerWithinMs?: number;
}

/** Of the text of a statement in a trace; values are never part of it. */
const mostText = 500;

type Callback = (error: unknown, ...rest: unknown[]) => void;

/**
 * A connection that does not go back into the pool when it is of no further use: its host has vanished without a word,
 * or belongs to a database that can only be read, because another one took over.
 */
export class PooledClient extends PreparingClient {
  /** When the database was last heard of on this connection. */
  heardAt = Date.now();
  /** Told since when the host has not answered. */
  onSilence: (since: number) => void = () => undefined;

  constructor(config?: string | PooledClientConfig) {
    super(config);
    const limitMs = typeof config === 'object' ? config.answerWithinMs : undefined;
    const ask = this.query.bind(this) as (...given: QueryArguments) => unknown;
    const observe = (statement: unknown) => {
      const askedAt = Date.now();
      const timer = limitMs ? setTimeout(() => this.#fallSilent(askedAt), limitMs) : undefined;
      return (error?: unknown) => {
        clearTimeout(timer);
        this.heardAt = Date.now();
        // Without a connection there is no transaction any more, so nothing is left to be rolled back.
        if (stateOf(error) === readOnlyState || (error && isRollback(statement))) void this.end();
      };
    };
    this.query = ((...given: QueryArguments) => {
      const settle = observe(given[0]);
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        const tell: Callback = (error, ...rest) => {
          settle(error);
          callback(error, ...rest);
        };
        return ask(...(given.slice(0, -1) as QueryArguments), tell);
      }
      const [statement] = given;
      const answer =
        typeof statement === 'string'
          ? traced('query', { 'db.query.text': statement.slice(0, mostText) }, () => ask(...given) as Promise<unknown>)
          : ask(...given);
      if (!(answer instanceof Promise)) return answer;
      return answer.then(
        (result) => {
          settle();
          return result;
        },
        (error: unknown) => {
          settle(error);
          // The error that led here is the one to be told.
          if (isRollback(given[0])) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
          throw error;
        },
      );
    }) as typeof this.query;
  }

  /** Ends the connection without a goodbye, which nobody would hear. Anyone who waits for an answer learns of it. */
  abandon(): void {
    (this as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
  }

  #fallSilent(askedAt: number): void {
    this.abandon();
    this.onSilence(askedAt);
  }
}

const isRollback = (statement: unknown) => statement === 'rollback';
