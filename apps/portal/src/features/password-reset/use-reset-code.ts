import { clientCodes } from '@taga/contract/constants';
import { resendResetCode, verifyResetCode } from '@taga/contract/endpoints/password-reset';
import { type CodeVia, readSentCode, useCodeEntry } from '@taga/web/code-entry';
import { type DomainError, findDomainError } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { type ResetDraft, saveResetDraft } from './reset-draft.ts';

/** Checks the code of a reset, and has it sent again. */
export function useResetCode(initial: ResetDraft) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(initial);
  const [domainError, setDomainError] = useState<DomainError>();

  function keep(changed: ResetDraft) {
    saveResetDraft(changed);
    setDraft(changed);
  }

  async function verify(code: string) {
    const { loginId, userId, sent } = draft;
    const body = {
      ClientCode: clientCodes.passwordReset,
      ReferenceNo: sent.reference,
      OTPCode: code,
      UserId: userId,
      LoginId: loginId,
    };
    setDomainError(undefined);
    try {
      await callApi(verifyResetCode, { body, language });
    } catch (failure) {
      setDomainError(findDomainError(failure));
      throw failure;
    }
    keep({ ...draft, isCodeVerified: true });
    navigate(paths.createNewPassword());
  }

  async function resend(via: CodeVia) {
    const { loginId, userId, sent } = draft;
    setDomainError(undefined);
    const body = { LOGIN_ID: loginId, USER_ID: userId, VIA: via };
    const { Data } = await callApi(resendResetCode, { body, language });
    keep({ ...draft, userId: Data.USER_ID, sent: readSentCode(Data, Date.now(), sent), sentBy: via });
  }

  return { draft, domainError, entry: useCodeEntry({ onVerify: verify, onResend: resend }) };
}
