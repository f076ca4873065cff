import type { Transaction } from 'kysely';
import type { Bank } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { StoredFile } from '../../applications/documents/index.ts';
import type { Ask } from './calls.ts';
import type { MonthPerson } from './people.ts';
import type { MonthFile } from './pictures.ts';
import type { WorkTime } from './work-time.ts';

/** What there is while something happens. */
export interface Scene {
  readonly trx: Transaction<DB>;
  readonly at: Date;
  readonly ask: Ask;
  readonly bank: Bank;
  /** Of everybody in the month. */
  readonly passwordHash: string;
  /** The files of the happening, stored and waiting for an application. */
  readonly files: readonly StoredFile[];
}

/** Something that happens in the month, by the product's own calls. */
export interface Happening {
  readonly when: WorkTime;
  /** What somebody sends with it. */
  readonly sends?: { readonly from: MonthPerson; readonly files: readonly MonthFile[] };
  live(scene: Scene): Promise<void>;
}
