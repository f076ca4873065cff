import { clientCodes } from '@taga/contract/constants';
import { verifyExistingCustomerCode } from '@taga/contract/endpoints/accounts';
import { resendCode } from '@taga/contract/endpoints/register';
import { ApiError } from '@taga/web/api';
import { type CodeVia, readSentCode } from '@taga/web/code-entry';
import { useLanguage } from '@taga/web/text';
import { saveSentActivation, useSentActivation } from '../../lib/applications/opening/sent-activation.ts';
import { codeRequest } from '../../lib/applications/opening-wizard/code-request.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { useExistingOpening } from './existing-opening.ts';

/** The code that lets an existing customer go on: asked for, and checked by the server alone. */
export function useExistingCode() {
  const language = useLanguage();
  const { id, customer, application } = useExistingOpening();
  const sent = useSentActivation(id);

  async function ask(via: CodeVia = 'SMS'): Promise<void> {
    const { Data } = await callApi(resendCode, { body: codeRequest({ id, customer, application }, via), language });
    const now = Date.now();
    saveSentActivation(id, readSentCode(Data, now, sent), now);
  }

  return {
    sent,
    ask,
    /** One is on its way already, perhaps, and then that will do. */
    async askUnlessSent(): Promise<void> {
      await ask().catch((failure) => {
        const isRefused = failure instanceof ApiError && failure.status === 400;
        if (!isRefused || !sent) throw failure;
      });
    },
    async verify(code: string): Promise<boolean> {
      const body = {
        LoginId: customer.loginId,
        OTPREFNO: sent?.reference ?? '',
        OTPCODE: code,
        UserId: sent?.userId,
        ClientCode: clientCodes.existingCustomer,
      };
      return (await callApi(verifyExistingCustomerCode, { body, language })).Data.IsVaid;
    },
  };
}
