import { errorCodes } from '@taga/contract';
import {
  chargeFees,
  createAccount,
  getAccountCard,
  getExistingCustomerOrder,
  subscribeService,
  transferDeposit,
  verifyExistingCustomerCode,
} from '@taga/contract/endpoints';
import { depositReferenceOf } from '@taga/contract/records/applications/deposit-reference';
import { toAsciiDigits } from '@taga/contract/rules';
import { fromWireLanguage } from '@taga/i18n';
import { DomainError } from '../../../../domain-error.ts';
import { type Implementation, implementForCustomers } from '../../../../http/endpoints/implement.ts';
import { getCustomer, getOwnCustomer } from '../../../customers/customers/index.ts';
import { getCard, getOrder } from './get-order.ts';
import { type OpeningDependencies, openCashCurrent } from './open-cash-current.ts';
import { confirmDeposit, confirmFee, confirmSubscription } from './opening-views.ts';
import { type CodeDependencies, verifyCode } from './verify-code.ts';

export function existingCustomerRoutes(dependencies: OpeningDependencies & CodeDependencies): Implementation[] {
  const { db, openings } = dependencies;
  return [
    implementForCustomers(verifyExistingCustomerCode, 'calls', async ({ body, principal }) => {
      const customer = await getOwnCustomer(db, principal, body.LoginId);
      if (body.UserId !== undefined && body.UserId !== customer.id) throw new DomainError(errorCodes.notFound);
      const isRight = await verifyCode(customer, { ref: body.OTPREFNO, code: body.OTPCODE }, dependencies);
      return { Data: { IsVaid: isRight } };
    }),
    implementForCustomers(createAccount, 'calls', async ({ body, principal }) => {
      const customer = await getCustomer(db, principal.customerId);
      const isOwn = toAsciiDigits(body.UIDValue).toUpperCase() === customer.person.idValue;
      const { authorizationRequestID: id } = body;
      if (!isOwn || body.DOCUMENT_NO !== id) throw new DomainError(errorCodes.notFound);
      const { accountNumber } = await openCashCurrent(customer, id, dependencies);
      return { Data: { approveAuthorizationRequest: { accountNumber } } };
    }),
    implementForCustomers(subscribeService, 'calls', async ({ body, principal: { customerId } }) => {
      const named = { customerId, authorizationReqId: body.DOCUMENT_NO };
      await confirmSubscription(named, { accountNumber: body.ACC_NO, serviceId: body.SERVICE_ID }, dependencies);
      return { Data: {} };
    }),
    implementForCustomers(chargeFees, 'calls', async ({ body, principal: { customerId } }) => {
      const named = { customerId, authorizationReqId: body.DOCUMENT_NO };
      await confirmFee(named, { accountNumber: body.ACC_NO, serviceId: body.SERVICE_ID }, dependencies);
      return { Data: {} };
    }),
    implementForCustomers(transferDeposit, 'calls', async ({ body, principal: { customerId } }) => {
      const authorizationReqId = documentOf(body.SourceReferenceNo);
      const accounts = { fromAccount: body.DebitAccount, toAccount: body.CreditAccount };
      await confirmDeposit({ customerId, authorizationReqId }, accounts, openings);
      return { Data: {} };
    }),
    implementForCustomers(getExistingCustomerOrder, 'calls', async ({ body, principal, language }) => ({
      Data: await getOrder(await getCustomer(db, principal.customerId), { id: body.Id, language }, dependencies),
    })),
    implementForCustomers(getAccountCard, 'calls', async ({ body, principal }) => {
      const customer = await getCustomer(db, principal.customerId);
      return { Data: await getCard(customer, { id: body.Id, language: fromWireLanguage(body.lang) }, dependencies) };
    }),
  ];
}

/** The number of the document that a deposit is for. */
function documentOf(reference: string): string {
  const suffix = depositReferenceOf('');
  return reference.endsWith(suffix) ? reference.slice(0, -suffix.length) : '';
}
