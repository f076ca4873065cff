// What a cluster is made of: programs of Debian's packages, found before anything is started.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from '../say.mjs';

const usualFolders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
const oldestPostgres = 15;

/** @param {string} name @param {readonly string[]} folders */
function find(name, folders) {
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The newest that Debian's packages have put there. @param {string} postgresHome */
function findPostgres(postgresHome) {
  const versions = existsSync(postgresHome) ? readdirSync(postgresHome).map(Number) : [];
  const newest = Math.max(0, ...versions.filter((version) => version >= oldestPostgres));
  return newest > 0 ? join(postgresHome, String(newest), 'bin') : undefined;
}

const packages = {
  postgres: 'postgresql',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbackrest: 'pgbackrest',
};

/** @typedef {keyof typeof packages} Program */

/**
 * Where each of them is.
 * @param {readonly Program[]} [wanted]
 * @returns {Record<Program, string>}
 */
export function findPrograms(
  wanted = ['postgres', 'patroni', 'etcd', 'haproxy'],
  folders = usualFolders,
  postgresHome = '/usr/lib/postgresql',
) {
  const found = Object.fromEntries(
    wanted.map((name) => [name, name === 'postgres' ? findPostgres(postgresHome) : find(name, folders)]),
  );
  const missing = wanted.flatMap((name) => (found[name] ? [] : [packages[name]]));
  if (missing.length > 0) {
    throw new CommandError(
      `Debian's ${missing.join(', ')} is needed: apt-get install -y --no-install-recommends ${missing.join(' ')}`,
    );
  }
  return /** @type {Record<Program, string>} */ (found);
}
