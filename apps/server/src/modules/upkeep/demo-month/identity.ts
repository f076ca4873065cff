import { randomUUID } from 'node:crypto';
import { identityServiceIds } from '@taga/contract/constants';
import { identityFileTypes } from '@taga/contract/records/applications/file';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { evaluatePhoto } from '../../../identity/built-in/index.ts';
import type { IdentityResult } from '../../../identity/identity-verifier.ts';
import { listFiles } from '../../applications/documents/index.ts';
import { insertCheck, insertSkippedCheck, saveResult } from '../../applications/identity-checks/index.ts';
import { noteCaseChange } from '../../desk/cases/index.ts';
import type { MonthIdentity } from './plan.ts';

interface Checked {
  readonly number: number;
  /** Of the application. */
  readonly id: string;
  readonly identity: MonthIdentity;
  readonly at: Date;
}

/** As the setting is, unless somebody changes it. */
const limits = { faceDistance: { atMost: 0.45 } };
/** Where the drawn cards have their photo, as a part of 280 by 176. */
const faceAt = { left: 16 / 280, top: 42 / 176, width: 92 / 280, height: 118 / 176 };

/** As the built-in check measures. */
function resultOf(identity: Exclude<MonthIdentity, 'skipped'>, number: number): IdentityResult {
  const isBlurred = identity === 'undecided';
  const front = evaluatePhoto('front', {
    width: 1280,
    height: 805,
    brightness: 140 + (number % 50),
    sharpness: isBlurred ? 64 : 110 + ((number * 7) % 120),
    glare: 0.01,
    faces: [],
  });
  const measured = { limits: { ...front.limits, ...limits }, faceAt };
  if (isBlurred) return { result: 'undecided', reasons: ['not-checkable'], ...measured, scores: front.scores };
  const isOther = identity === 'mismatch';
  const scores = { ...front.scores, faceDistance: isOther ? 0.81 : 0.3 + (number % 12) / 100 };
  return { result: isOther ? 'refused' : 'approved', reasons: isOther ? ['face-differs'] : [], ...measured, scores };
}

/**
 * What the check came to, written down as the check does. What it measured is made up: the faces are drawn. Nobody submits
 * a face that is another's: that one is known only afterwards, as what comes back is to be called then.
 */
export async function checkIdentity(trx: Transaction<DB>, checked: Checked): Promise<() => Promise<void>> {
  const { number, id, identity, at } = checked;
  if (identity === 'skipped') {
    await insertSkippedCheck(trx, id, at);
    return async () => undefined;
  }
  const files = await listFiles(trx, id);
  const idOf = (type: string) => files.find((file) => file.type === type)?.id ?? null;
  const checkId = randomUUID();
  const photos = files.filter(({ type }) => identityFileTypes.some((each) => each === type));
  await insertCheck(trx, {
    id: checkId,
    authorizationReqId: id,
    at,
    subject: {
      serviceId: identityServiceIds.primary,
      idType: 'NID',
      formKey: null,
      frontId: idOf('PRIMARY-FRONT') ?? '',
      backId: idOf('PRIMARY-BACK'),
      videoId: idOf('SELFIE-VIDEO'),
      otherFrontId: null,
      fileIds: photos.map((file) => file.id).toSorted(),
      headTurns: null,
    },
  });
  const saveOutcome = () => saveResult(trx, checkId, resultOf(identity, number), at);
  if (identity !== 'mismatch') await saveOutcome();
  return async () => {
    if (identity !== 'mismatch') return;
    await saveOutcome();
    await noteCaseChange(trx, { authorizationReqId: id, action: 'identity.judged', identity: 'FAILED', at });
  };
}
