import { addCustomer, setPreferences } from '../../customers/customers/index.ts';
import type { Happening, Scene } from './happening.ts';
import { getMonthPerson } from './people.ts';
import type { WorkTime } from './work-time.ts';

/** In the morning of the day on which they apply: before anybody counts who gets an announcement. */
export function signUp(number: number, when: WorkTime): Happening {
  return { when: { ...when, minute: 9 * 60 }, live: (scene) => join(number, scene) };
}

/** Nothing is ever sent to them: nobody is there to read it, and the numbers may be somebody's. */
async function join(number: number, { trx, at, passwordHash }: Scene): Promise<void> {
  const { id, person } = getMonthPerson(number);
  await addCustomer(trx, { id, person, passwordHash, existingCustomer: false, at });
  await setPreferences(trx, id, { wantsMail: false, wantsSms: false, wantsReminders: false });
}
