import { brand } from '@taga/brand';
import { defaultLanguage } from '@taga/i18n';
import { generateSecret, generateSync, generateURI, verifySync } from 'otplib';
import * as z from 'zod/mini';
import { decryptValues, encryptValues } from '../../../encrypted-values.ts';

/** What an authenticator app is set up with. */
export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
}

const stepS = 30;

export function newEnrolment(loginId: string): Enrolment {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: `${brand.name[defaultLanguage]} desk`, label: loginId, secret }) };
}

/** Encrypted for one member of staff: in the row of another it does not open. */
export function encryptSecret(secret: string, staffId: string, key: Buffer): unknown {
  return encryptValues({ secret }, staffId, key);
}

const opened = z.object({ secret: z.string() });

export function decryptSecret(encrypted: unknown, staffId: string, key: Buffer): string {
  return opened.parse(decryptValues(encrypted, staffId, key)).secret;
}

/** The time step that the code is of: the present one, or one before or after it as clocks differ. */
export function stepOfCode(code: string, secret: string, at: Date): number | undefined {
  const epoch = Math.floor(at.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: stepS });
  return found.valid ? Math.floor(epoch / stepS) + found.delta : undefined;
}

interface ShownCode {
  readonly code: string;
  /** The time step that it is of. */
  readonly step: number;
  readonly nextInMs: number;
}

/** What an authenticator app with this secret shows at a moment. */
export function codeAt(secret: string, at: Date): ShownCode {
  const epoch = Math.floor(at.getTime() / 1000);
  const stepMs = stepS * 1000;
  return {
    code: generateSync({ secret, epoch }),
    step: Math.floor(epoch / stepS),
    nextInMs: stepMs - (at.getTime() % stepMs),
  };
}
