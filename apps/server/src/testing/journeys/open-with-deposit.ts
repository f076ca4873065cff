import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { existingCustomerClass, existingCustomerSteps } from '@taga/contract/journeys/existing-customer/outline';
import { depositReferenceOf } from '@taga/contract/records/applications/deposit-reference';
import { existingCustomerStepRecord } from '@taga/contract/records/applications/existing-customer-step';
import { wholeOpening } from '@taga/contract/samples';
import { callsOf, type Traveller, untilRight } from './open-account.ts';

/** A customer of the bank opens a Cash Current account and pays the first deposit from another. Answers the reference. */
export async function openWithDeposit(traveller: Traveller, payer: string): Promise<string> {
  const { customer, kept } = traveller;
  const { ask, begin, save, receiveCode } = callsOf(traveller);
  const answers: OpeningAnswers = {
    ...wholeOpening('NRC', { accountClass: existingCustomerClass }),
    introducers: { wanted: 'no' },
    existingAccount: { number: payer },
    chequeBook: { isWanted: true, isMicr: true },
  };
  const id = await begin(existingCustomerClass);
  for (const { name } of existingCustomerSteps) {
    if (name !== 'otp-verification') await save(id, existingCustomerStepRecord(name, answers), answers);
    else {
      await untilRight(async () => {
        const { ref, code } = await receiveCode(id);
        const entered = { LoginId: customer.loginId, OTPREFNO: ref, OTPCODE: code, ClientCode: 'ONB' };
        return (await ask('/api/account/verify_otp', entered)).Data.IsVaid;
      });
    }
  }
  const asked = { UIDValue: customer.idValue, DOCUMENT_NO: id, authorizationRequestID: id };
  const { Data } = await ask('/api/account/create', asked);
  const { accountNumber } = Data.approveAuthorizationRequest;
  kept.deposited.push(id);
  await ask('/api/account/fund_transfer', {
    DebitAccount: payer,
    CreditAccount: accountNumber,
    Amount: 1,
    CurrencyCode: 'MMK',
    TrxnDate: '2026-03-02',
    SourceReferenceNo: depositReferenceOf(id),
  });
  return id;
}
