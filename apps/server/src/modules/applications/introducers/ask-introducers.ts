import { createHash, randomBytes } from 'node:crypto';
import type { IntroducerRecord } from '@taga/contract/records/applications/introducer';
import { mobilePhone, toStoredPhone } from '@taga/contract/rules/customers/phone';
import { findProblem } from '@taga/contract/rules/fields/rule';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { dayS, later } from '../../../time.ts';
import type { Quotas } from '../../access/quotas/index.ts';
import type { Person } from '../../customers/customers/index.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { insertAsked, insertNotAsked, type NotAskedReason } from './store.ts';

export interface AskingDependencies {
  readonly quotas: Quotas;
  readonly now: () => Date;
  readonly settings: {
    readonly introductionLifetimeS: number;
    /** To one phone, no matter who names it. */
    readonly introductionsPerDay: number;
  };
}

interface Applied {
  readonly authorizationReqId: string;
  readonly applicant: Pick<Person, 'fullName' | 'phone' | 'language'>;
  readonly introducers: readonly IntroducerRecord[];
}

/** Cannot be guessed, and short enough for an SMS. */
const tokenBytes = 16;

/** Sends each introducer a link to say whether they introduce the applicant. Who cannot be asked is kept with the reason. */
export async function askIntroducers(
  trx: Transaction<DB>,
  { introducers, ...applied }: Applied,
  dependencies: AskingDependencies,
): Promise<void> {
  const named = introducers.map(({ ContactType, MobileNo }) => ({ ContactType, phone: toStoredPhone(MobileNo) }));
  // Always in one order: two applications that count the same phones would otherwise wait for each other.
  const ordered = named.toSorted((one, other) => one.phone.localeCompare(other.phone));
  const asked = new Set<string>();
  for (const { ContactType: introducer, phone } of ordered) {
    const reason = notAskable(phone, applied.applicant.phone, asked) ?? (await countOne(trx, phone, dependencies));
    asked.add(phone);
    const kept = { authorizationReqId: applied.authorizationReqId, introducer, at: dependencies.now() };
    if (reason) await insertNotAsked(trx, kept, reason);
    else await sendLink(trx, phone, kept, applied, dependencies);
  }
}

/** An applicant who could answer in the introducer's place would prove nothing. */
function notAskable(phone: string, ownPhone: string, asked: ReadonlySet<string>): NotAskedReason | undefined {
  if (findProblem(mobilePhone, phone)) return 'no-myanmar-phone';
  if (phone === ownPhone) return 'own-phone';
  return asked.has(phone) ? 'same-phone' : undefined;
}

/** Nobody's phone is rung off the hook by people who name it. */
async function countOne(
  trx: Transaction<DB>,
  phone: string,
  { quotas, settings }: AskingDependencies,
): Promise<NotAskedReason | undefined> {
  const counted = await quotas.take(trx, {
    what: 'introduction',
    owner: phone,
    max: settings.introductionsPerDay,
    periodS: dayS,
  });
  return counted.isGiven ? undefined : 'asked-too-often';
}

async function sendLink(
  trx: Transaction<DB>,
  phone: string,
  kept: {
    readonly authorizationReqId: string;
    readonly introducer: IntroducerRecord['ContactType'];
    readonly at: Date;
  },
  { applicant }: Pick<Applied, 'applicant'>,
  { settings }: AskingDependencies,
): Promise<void> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAt = later(kept.at, settings.introductionLifetimeS);
  await insertAsked(trx, { ...kept, tokenHash: hashOfIntroductionToken(token), expiresAt });
  await queueMessage(trx, {
    channel: 'sms',
    to: phone,
    template: 'introduction',
    values: { name: applicant.fullName, path: `/introduce/${token}` },
    // Nobody knows which language the introducer reads; friends mostly read the same.
    language: applicant.language,
    notAfter: expiresAt,
  });
}

/** A fast hash is right here: 128 random bits cannot be guessed, however fast one tries. */
export function hashOfIntroductionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
