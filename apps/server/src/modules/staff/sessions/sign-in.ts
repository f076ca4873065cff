import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { hashOfToken, newToken } from '../../../opaque-token.ts';
import { later } from '../../../time.ts';
import type { Passwords } from '../../access/passwords/index.ts';
import type { LoginTries } from '../../access/sign-in-attempts/index.ts';
import { changeStaffRow, findStaff, findStaffByLogin, type Staff, takeCodeStep } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findKnownDevice, rememberDevice } from './known-devices.ts';
import { decryptSecret, type Enrolment, encryptSecret, newEnrolment, stepOfCode } from './second-factor.ts';
import { type IssuedSession, type SessionDependencies, startSession } from './sessions.ts';
import { findSignIn, type StartedSignIn, saveSignIn, useSignIn } from './store.ts';

export interface SignInDependencies extends SessionDependencies {
  readonly passwords: Passwords;
  /** Counts those of staff apart from those of customers. */
  readonly loginTries: LoginTries;
  /** What the secrets of authenticator apps are encrypted with. */
  readonly secretKey: () => Promise<Buffer>;
}

interface Credentials {
  readonly loginId: string;
  readonly password: string;
}

interface HalfSignedIn {
  readonly token: string;
  readonly next: 'CODE' | 'ENROL';
  readonly enrolment?: Enrolment;
}

/** How long there is for the code, and for setting up an app. */
const codeWithinS = 10 * 60;

/** The first half. The same work and the same answers whether the login id exists or not. */
export async function beginSignIn(
  credentials: Credentials,
  deviceToken: string | undefined,
  dependencies: SignInDependencies,
): Promise<HalfSignedIn> {
  requirePasswords(dependencies);
  const staff = await recognise(credentials, deviceToken, dependencies);
  const { db, now, secretKey } = dependencies;
  const token = newToken();
  const enrolment = staff.secondFactor === undefined ? newEnrolment(staff.loginId) : undefined;
  const at = now();
  await saveSignIn(db, {
    tokenHash: hashOfToken(token),
    staffId: staff.id,
    newSecondFactor: enrolment && encryptSecret(enrolment.secret, staff.id, await secretKey()),
    beganAt: at,
    expiresAt: later(at, codeWithinS),
  });
  return enrolment ? { token, next: 'ENROL', enrolment } : { token, next: 'CODE' };
}

function requirePasswords({ rereadRoles }: SessionDependencies): void {
  if (rereadRoles) throw new DomainError(errorCodes.staffPasswordsOff);
}

async function recognise(
  { loginId, password }: Credentials,
  deviceToken: string | undefined,
  dependencies: SignInDependencies,
): Promise<Staff> {
  const { db, now, passwords, loginTries } = dependencies;
  const staff = await findStaffByLogin(db, loginId);
  const passwordHash = staff?.status === 'ACTIVE' && staff.roles.length > 0 ? staff.passwordHash : undefined;
  const knownDevice = await findKnownDevice(db, staff?.id, deviceToken);
  const result = await loginTries.evaluate({ loginId, knownDevice }, () => passwords.verify(passwordHash, password));
  if (result === 'last-wrong' && staff) {
    await recordAudit(db, { ...systemAbout(staff.id), action: 'staff.locked', at: now() });
  }
  if (result === 'locked') throw new DomainError(errorCodes.accountBlocked);
  if (result !== 'right' || !staff) throw new DomainError(errorCodes.wrongCredentials);
  return staff;
}

function systemAbout(staffId: string) {
  return { actor: { kind: 'system' }, subject: { kind: 'staff', id: staffId } } as const;
}

interface SecondFactor {
  readonly token: string;
  readonly code: string;
  readonly deviceToken: string | undefined;
}

interface SignedIn {
  readonly session: IssuedSession;
  /** What the device is to keep, so that attackers do not lock it out. */
  readonly deviceToken: string;
}

/** The second half. Wrong codes are counted for the person, however often the sign-in is started again. */
export async function finishSignIn(given: SecondFactor, dependencies: SignInDependencies): Promise<SignedIn> {
  requirePasswords(dependencies);
  const { db, now, loginTries } = dependencies;
  const tokenHash = hashOfToken(given.token);
  const started = await findSignIn(db, tokenHash, now());
  const staff = started && (await findStaff(db, started.staffId));
  if (!staff) throw new DomainError(errorCodes.codeExpired);
  const result = await loginTries.evaluate({ loginId: `code of ${staff.id}` }, () =>
    isCodeRight(given.code, staff, started, dependencies),
  );
  if (result !== 'right') {
    await recordAudit(db, { ...systemAbout(staff.id), action: 'staff.code-refused', facts: { result }, at: now() });
  }
  if (result === 'locked') throw new DomainError(errorCodes.accountBlocked);
  if (result === 'last-wrong') throw new DomainError(errorCodes.codeTriesUsedUp);
  if (result === 'wrong') throw new DomainError(errorCodes.codeWrong);
  return db.transaction().execute(async (trx) => {
    if (!(await useSignIn(trx, tokenHash))) throw new DomainError(errorCodes.codeExpired);
    if (started.newSecondFactor !== undefined) await setUpSecondFactor(trx, started, dependencies);
    const deviceToken = await rememberDevice(trx, staff.id, { deviceToken: given.deviceToken, at: now() });
    return { session: await startSession(trx, staff, dependencies), deviceToken };
  });
}

async function isCodeRight(
  code: string,
  staff: Staff,
  { newSecondFactor }: StartedSignIn,
  { db, now, secretKey }: SignInDependencies,
): Promise<boolean> {
  // An app that was set up since counts: the secret of this sign-in is no longer wanted.
  const encrypted = staff.secondFactor ?? newSecondFactor;
  const step = stepOfCode(code, decryptSecret(encrypted, staff.id, await secretKey()), now());
  return step !== undefined && takeCodeStep(db, staff.id, step);
}

async function setUpSecondFactor(
  trx: Transaction<DB>,
  { staffId, newSecondFactor }: StartedSignIn,
  { now }: SignInDependencies,
): Promise<void> {
  const staff = await findStaff(trx, staffId);
  if (staff?.secondFactor !== undefined) return;
  await changeStaffRow(trx, staffId, { secondFactor: newSecondFactor });
  await recordAudit(trx, { actor: { kind: 'staff', id: staffId }, action: 'staff.second-factor-set-up', at: now() });
}
