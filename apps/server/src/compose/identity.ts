import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import type { Metrics } from '../http/operations/metrics.ts';
import { createBuiltInVerifier } from '../identity/built-in/index.ts';
import { createPictureHasher } from '../identity/hash-pictures.ts';
import type { IdentityVerifier } from '../identity/identity-verifier.ts';
import { createProviderVerifier } from '../identity/provider/index.ts';
import { missingForMp4, mp4Note } from '../media/identity/mp4-programs.ts';
import { createMediaProcess, type MediaProcess } from '../media/index.ts';
import type { Quotas } from '../modules/access/quotas/index.ts';
import {
  type IdentityCheckDependencies,
  type IdentityOutcome,
  identityCheckRoutes,
  runCheck,
} from '../modules/applications/identity-checks/index.ts';
import { noteCaseChange } from '../modules/desk/cases/index.ts';
import { clearIdentityMark } from '../modules/fulfilment/orders/index.ts';
import type { Settings } from '../settings.ts';
import { type ComposedFiles, mediaScriptOf } from './files.ts';
import { composePassportReading } from './passport-reading.ts';

interface IdentityDependencies {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly files: ComposedFiles;
  readonly quotas: Quotas;
  readonly mediaScript?: string | undefined;
  readonly metrics: Metrics;
}

export function composeIdentity({ db, settings, now, files, quotas, mediaScript, metrics }: IdentityDependencies) {
  const media = createMediaProcess({
    script: mediaScriptOf(mediaScript),
    maxMemoryBytes: settings.identityMemoryMb * 1_000_000,
    timeoutMs: settings.identityTimeoutMs,
    idleMs,
    atOnce: settings.identityChecksAtOnce,
    maxWaiting: waitingChecks + settings.identityChecksAtOnce - 1,
  });
  const verifier = measured(composeVerifier(settings, now, media), metrics);
  const dependencies: IdentityCheckDependencies = {
    db,
    verifier,
    hashPictures: createPictureHasher(media),
    now,
    random: Math.random,
    quotas,
    settings,
    applications: { ...files.toCheck, notifyResult: updateCase },
    waitMs: Math.min(settings.identityTimeoutMs, Math.round((settings.answerTimeoutMs * 2) / 3)),
  };
  const reading = composePassportReading({ db, settings, now, quotas, mediaScript });
  return {
    implementations: [...identityCheckRoutes(dependencies), ...reading.implementations],
    run: (id: string) => runCheck(id, { ...dependencies, isAwaited: () => false }),
    stop() {
      verifier.stop();
      media.stop();
      reading.stop();
    },
    /** What a provider does not need. */
    note: settings.identityUrl ? undefined : mp4Note(missingForMp4()),
  };
}

function measured(verifier: IdentityVerifier, metrics: Metrics): IdentityVerifier {
  return {
    ...verifier,
    async verify(given) {
      const began = performance.now();
      const result = await verifier.verify(given);
      metrics.observeIdentityCheck({ result: result.result, seconds: (performance.now() - began) / 1000 });
      return result;
    },
  };
}

/** A result that comes after the application was submitted is news for anyone who decides on it. */
async function updateCase(trx: Transaction<DB>, { authorizationReqId, status, at }: IdentityOutcome): Promise<void> {
  if (status === 'VERIFIED') await clearIdentityMark(trx, authorizationReqId);
  await noteCaseChange(trx, { authorizationReqId, action: 'identity.judged', identity: status, at });
}

export type ComposedIdentity = ReturnType<typeof composeIdentity>;

/** Models of faces stay in memory while customers come one after the other, and no longer. */
const idleMs = 60_000;
const waitingChecks = 3;
const callsAtOnce = 20;

function composeVerifier(settings: Settings, now: () => Date, media: MediaProcess): IdentityVerifier {
  const { identityUrl: url, identityToken: token, identityTimeoutMs: timeoutMs } = settings;
  if (url) {
    const limits = { timeoutMs, attempts: settings.identityAttempts, totalMs: timeoutMs, maxCalls: callsAtOnce };
    return createProviderVerifier({ url, token, ...limits, now, random: Math.random });
  }
  return createBuiltInVerifier({ media, timeoutMs, limits: { maxFaceDistance: settings.identityFaceDistance } });
}
