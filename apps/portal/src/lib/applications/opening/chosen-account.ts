import { type AccountType, accountTypes } from '@taga/reference/account-types';
import { useLocation } from '@taga/web/navigation';
import { createStored } from '@taga/web/storage';
import { useLayoutEffect } from 'react';

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

/** What is no name of an account is not chosen. */
function choose(name: string | null | undefined): void {
  const choice = parse({ accountType: name, savedAtMs: Date.now() });
  if (choice) stored.set(choice);
}

/**
 * For the pages that lead to an account: which one is wanted stands in the address, or is the page that they were sent
 * here from. It is noted before any other effect, which may lead on at once.
 */
export function useNotedChoice(): void {
  const { search, state } = useLocation() as { search: string; state: { askedFor?: string } | null };
  useLayoutEffect(() => {
    choose(new URLSearchParams(search).get('account') ?? state?.askedFor?.split('/').at(-1));
  }, [search, state]);
}

export function findChosenAccount(): AccountType | undefined {
  const choice = stored.get();
  return choice && Date.now() - choice.savedAtMs < lifetimeMs ? choice.accountType : undefined;
}

export const forgetChosenAccount = () => stored.remove();
