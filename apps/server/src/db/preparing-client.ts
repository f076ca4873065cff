import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

const often = 5;
const mostPrepared = 50;
const mostCounted = 500;
const nameCharacters = 32;

/** A statement as the query builder gives it to the driver. */
export type QueryArguments = [statement: unknown, values?: unknown, ...rest: unknown[]];

/**
 * A connection on which PostgreSQL reads and plans a statement that is asked often only once: for a short statement that
 * takes longer than carrying it out. Few statements are asked often, and each costs the database memory on every
 * connection, so the rest is asked as before.
 */
export class PreparingClient extends Client {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  constructor(config?: string | ClientConfig) {
    super(config);
    const ask = super.query.bind(this) as (...given: QueryArguments) => never;
    this.query = (...[statement, values, ...rest]: QueryArguments) => {
      const hasValues = Array.isArray(values) && values.length > 0;
      const name = hasValues && typeof statement === 'string' ? this.#nameOf(statement) : undefined;
      return name ? ask({ name, text: statement, values }, ...rest) : ask(statement, values, ...rest);
    };
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    // What `*` stands for may change while a newer server migrates the database; then the plan would be of no use.
    if (known || this.#names.size >= mostPrepared || text.includes('*')) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (this.#counts.size >= mostCounted) this.#counts.clear();
    this.#counts.set(text, count);
    if (count < often) return undefined;
    // By its text: where a pooler shares connections, one name never stands for two statements.
    const name = createHash('sha256').update(text).digest('base64url').slice(0, nameCharacters);
    this.#names.set(text, name);
    this.#counts.delete(text);
    return name;
  }
}
