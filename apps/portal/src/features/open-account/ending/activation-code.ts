import { errorCodes } from '@taga/contract';
import { verifyActivationCode } from '@taga/contract/endpoints/applications';
import { resendCode } from '@taga/contract/endpoints/register';
import { type CodeVia, readSentCode, useCodeEntry } from '@taga/web/code-entry';
import { findDomainError, isRefusedWith, useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import {
  forgetSentActivation,
  isWorthSaving,
  saveSentActivation,
  useSentActivation,
} from '../../../lib/applications/opening/sent-activation.ts';
import { codeRequest } from '../../../lib/applications/opening-wizard/code-request.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { useOpening } from '../opening-context.tsx';

/** The code that closes an application: sent on arrival unless one is on its way, checked, and sent again. */
export function useActivationCode() {
  const language = useLanguage();
  const opening = useOpening();
  const { id, customer, code } = opening;
  const state = code.use();
  const sent = useSentActivation(id);

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
      code.set(Data.IsVaid ? 'right' : 'wrong');
    } catch (failure) {
      const domainError = findDomainError(failure);
      const isElsewhere = [errorCodes.applicationClosed, errorCodes.stepOutOfOrder].some((each) =>
        isRefusedWith(domainError, each),
      );
      if (isElsewhere) await opening.reload();
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

  /** A new code, and the field for it. */
  function tryAgain() {
    code.set('asked');
    if (sent) entry.resend(sent.resendsLeft > 0 ? 'SMS' : 'EMAIL');
    else void asking.submit('SMS');
  }

  return { state, sent, asking, entry, tryAgain };
}
