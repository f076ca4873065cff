import { type AccountType, accountTypes } from '@taga/reference/account-types';
import { createStored } from '@taga/web/storage';

/** As long as a sign-up may take. */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

interface Choice {
  readonly accountType: AccountType;
  readonly savedAtMs: number;
}

function parse(found: unknown): Choice | undefined {
  const { accountType, savedAtMs } = (found ?? {}) as Partial<Choice>;
  const known = accountTypes.find((type) => type === accountType);
  return known && typeof savedAtMs === 'number' ? { accountType: known, savedAtMs } : undefined;
}

/** Which account a visitor wants to open; it waits on the device while they sign up or in. Nothing of them is in it. */
const stored = createStored({ key: 'taga.chosen-account', parse });

/** By its name in an address; what is no account is not chosen. */
export function chooseAccount(name: string | null): void {
  const choice = parse({ accountType: name, savedAtMs: Date.now() });
  if (choice) stored.set(choice);
}

export function findChosenAccount(): AccountType | undefined {
  const choice = stored.get();
  return choice && Date.now() - choice.savedAtMs < lifetimeMs ? choice.accountType : undefined;
}

export const forgetChosenAccount = () => stored.remove();
