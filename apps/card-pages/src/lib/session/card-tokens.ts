import { exchangeCardTicket } from '@taga/contract/calls/cards';
import type { Language } from '@taga/i18n';
import { ApiError, type TokenSource } from '@taga/web/api';
import { requests } from '../../config/requests.ts';
import { askForTicket } from '../host/host.ts';

/** Lives as long as the page: it is written nowhere. */
let current: Promise<string> | undefined;

async function fetchToken(language: Language): Promise<string> {
  const ticket = await askForTicket().catch((cause) => {
    throw new ApiError(null, null, null, { cause });
  });
  const answer = (await requests.send(exchangeCardTicket, { body: { Ticket: ticket }, language })) as {
    readonly Data: { readonly access_token: string };
  };
  return answer.Data.access_token;
}

/** Calls that start together wait for one ticket. One that could not be had is asked for anew by the next. */
function getToken(language: Language): Promise<string> {
  if (!current) {
    const mine = fetchToken(language);
    current = mine;
    mine.catch(() => {
      if (current === mine) current = undefined;
    });
  }
  return current;
}

/** What is refused has run out, or the session with it: another ticket says which. */
export const cardTokens: TokenSource = {
  get: getToken,
  async replace(refused, language) {
    if ((await current) === refused) current = undefined;
    return getToken(language);
  },
  giveUp: () => {
    current = undefined;
  },
};
