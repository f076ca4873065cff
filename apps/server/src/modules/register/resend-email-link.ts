import { errorCodes } from '@taga/contract';
import { CallError } from '../../http/call-error.ts';
import { dayS, type RegisterParts } from './register-parts.ts';
import { sendEmailLink } from './send-email-link.ts';
import { findAwaitingEmail } from './store.ts';

interface AskedLink {
  readonly loginId: string;
  /** Tells several sign-ups with one address apart. */
  readonly userId: string | undefined;
}

/** Every address is counted and answered alike, whether somebody waits for a link there or not. */
export async function resendEmailLink({ loginId, userId }: AskedLink, parts: RegisterParts): Promise<void> {
  const { db, now, allowances, settings } = parts;
  await db.transaction().execute(async (trx) => {
    const mayBeSent = await allowances.take(trx, {
      what: 'verification link',
      holder: loginId,
      max: settings.emailLinksPerDay,
      periodS: dayS,
    });
    if (!mayBeSent) throw new CallError(errorCodes.codeResendsUsedUp);
    const waiting = await findAwaitingEmail(trx, loginId, now());
    const meant = userId === undefined ? waiting[0] : waiting.find(({ id }) => id === userId);
    if (meant) await sendEmailLink(trx, meant, parts);
  });
}
