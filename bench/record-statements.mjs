// Loaded into the server's process by `bench/step-saves.mjs`: from one SIGUSR2 to the next it notes every statement that
// the server gives to its database, and where that is.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';

const pg = createRequire(join(root, 'apps/server/package.json'))('pg');

/** @type {{ text: string, values: unknown[] }[] | undefined} */
let noted;
/** @type {object} */
let database = {};

const { query } = pg.Client.prototype;
/** @type {(this: any, ...given: any[]) => any} */
function notingQuery(...given) {
  const [asked, values] = given;
  const { host, port, user, password, database: name } = this.connectionParameters;
  database = { host, port, user, password, database: name };
  noted?.push(
    typeof asked === 'string'
      ? { text: asked, values: values ?? [] }
      : { text: asked.text, values: asked.values ?? [] },
  );
  return query.apply(this, /** @type {any} */ (given));
}
pg.Client.prototype.query = /** @type {any} */ (notingQuery);

process.on('SIGUSR2', () => {
  if (noted) writeFileSync(process.env.STATEMENTS_FILE ?? '', JSON.stringify({ database, statements: noted }));
  noted = noted ? undefined : [];
});
