import { type ErrorCode, errorCodes } from '@taga/contract';
import { verifyActivationCode } from '@taga/contract/endpoints/applications';
import { resendCode } from '@taga/contract/endpoints/register';
import { type CodeVia, readSentCode, type SentCode, useCodeEntry } from '@taga/web/code-entry';
import { findDomainError, isRefusedWith, useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { useEffect, useRef, useState } from 'react';
import {
  forgetSentActivation,
  isWorthSaving,
  saveSentActivation,
  saveTriesLeft,
  useSentActivation,
} from '../../../lib/applications/opening/sent-activation.ts';
import { codeRequest } from '../../../lib/applications/opening-wizard/code-request.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { useOpening } from '../opening-context.tsx';

function viaAfter(sent: SentCode | undefined): CodeVia | undefined {
  if (!sent || sent.resendsLeft > 0) return 'SMS';
  return sent.isEmailPossible ? 'EMAIL' : undefined;
}

/** The code that closes an application: sent on arrival unless one is on its way, checked, and sent again. */
export function useActivationCode() {
  const language = useLanguage();
  const opening = useOpening();
  const { id, customer, code } = opening;
  const state = code.use();
  const sent = useSentActivation(id);
  const [isSubmitted, setIsSubmitted] = useState(false);

  async function ask(via: CodeVia) {
    const { Data } = await callApi(resendCode, { body: codeRequest(opening, via), language });
    const now = Date.now();
    saveSentActivation(id, readSentCode(Data, now, sent), now);
    code.set('asked');
  }

  async function verify(typed: string) {
    const body = { LoginId: customer.loginId, AuthorizationReqId: id, OTPCode: typed, OTPRefNo: sent?.reference ?? '' };
    try {
      const { Data } = await callApi(verifyActivationCode, { body, language });
      setIsSubmitted(Data.IsSubmitted ?? false);
      saveTriesLeft(id, Data.TriesLeft);
      code.set(Data.IsVaid ? 'right' : 'wrong');
    } catch (failure) {
      const domainError = findDomainError(failure);
      const isRefusedWithAny = (...codes: ErrorCode[]) => codes.some((each) => isRefusedWith(domainError, each));
      if (isRefusedWithAny(errorCodes.applicationIncomplete)) {
        // The server has led back to the step that asks for what is missing.
        (await opening.reload())?.saves.set({ kind: 'incomplete' });
        return;
      }
      if (isRefusedWithAny(errorCodes.applicationClosed, errorCodes.stepOutOfOrder)) await opening.reload();
      throw failure;
    }
  }

  const asking = useSubmit(ask);
  const arrived = useRef({ state, ask: asking.submit });
  useEffect(() => {
    if (arrived.current.state !== 'asked' || isWorthSaving(id, Date.now())) return;
    forgetSentActivation();
    void arrived.current.ask('SMS');
  }, [id]);

  const entry = useCodeEntry({ onVerify: verify, onResend: ask });

  /** How the next one can be sent; by nothing where none is left. */
  const isUsedUp = isRefusedWith(entry.resending.domainError, errorCodes.codeResendsUsedUp);
  const nextVia = isUsedUp ? undefined : viaAfter(sent);

  /** Both ways lead back to the field: by another code, or with the one that was sent. */
  const tryAgain = () => nextVia && entry.resend(nextVia);
  function enterAgain() {
    entry.type('');
    code.set('asked');
  }

  return { state, isSubmitted, sent, asking, entry, nextVia, tryAgain, enterAgain };
}
