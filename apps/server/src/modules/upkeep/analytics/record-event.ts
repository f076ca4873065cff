import { createHmac } from 'node:crypto';
import { browserNames, otherName, platformNames } from '@taga/contract';
import type { LoggedEvent } from '@taga/contract/endpoints';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { saveEvent } from './store.ts';

const inList = (list: readonly string[], given: string) => (list.includes(given) ? given : otherName);

/** Whatever else a request calls its browser is not worth keeping: anybody may write anything there. */
function browserNameOf(given: string): string {
  return inList(browserNames, given);
}

function platformNameOf(given: string): string {
  return inList(platformNames, given);
}

export interface EventDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly visitorKey: () => Promise<Buffer>;
  /** The route a path belongs to, as the portal writes it. */
  readonly findRoute: (path: string) => string | undefined;
  /** Whether one more event from an address is worth keeping today. */
  readonly isWorthSaving: (clientAddress: string) => boolean;
}

const otherPage = 'other';
const openingAnAccount = /^\/create-account(\/|$)/;

/** Keeps what the figures need and nothing that leads back to a person. */
export async function recordEvent(
  event: LoggedEvent,
  clientAddress: string,
  { db, now, visitorKey, findRoute, isWorthSaving }: EventDependencies,
): Promise<void> {
  if (!isWorthSaving(clientAddress)) return;
  const path = pathOf(event.page);
  await saveEvent(db, {
    at: now(),
    action: event.action,
    page: findRoute(path) ?? otherPage,
    visitorKey: event.user === null ? null : pseudonym(event.user, await visitorKey()),
    sessionId: openingAnAccount.test(path) ? (event.sessionId ?? null) : null,
    browserName: browserNameOf(event.browser.name),
    browserPlatform: platformNameOf(event.browser.platform),
    place: event.location && {
      latitude: roundToTenth(event.location.latitude),
      longitude: roundToTenth(event.location.longitude),
    },
  });
}

/** Paths carry numbers of accounts and messages, queries carry codes: only the path is looked at, and only its route kept. */
function pathOf(page: string): string {
  return page.split(/[?#]/, 1)[0] ?? '';
}

function pseudonym(user: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(user.normalize('NFC').toLowerCase()).digest();
}

/** A tenth of a degree is about 11 km: a town, not a home. */
function roundToTenth(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
