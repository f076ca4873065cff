import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { setNameKey } from '../customers/index.ts';
import { nameKeyOf } from '../names/index.ts';
import { findKeyless } from './store.ts';

const atOnce = 500;

/** Gives customers from before there were keys theirs, some at a time; answers how many. Done twice it is the same. */
export async function fillNameKeys(db: Kysely<DB>): Promise<number> {
  const keyless = await findKeyless(db, atOnce);
  for (const { id, name } of keyless) await setNameKey(db, id, nameKeyOf(name));
  return keyless.length;
}
