import {
  correctAskedDetails as correctAskedDetailsEndpoint,
  sendNewPhoneCode as sendNewPhoneCodeEndpoint,
} from '@taga/contract/endpoints';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { sentMessage, toCodeSentFields } from '../../access/one-time-codes/index.ts';
import { type AskedDetailsDependencies, correctAskedDetails, sendNewPhoneCode } from './asked-details.ts';

export function askedDetailsRoutes(dependencies: AskedDetailsDependencies): Implementation[] {
  return [
    implementForCustomers(sendNewPhoneCodeEndpoint, 'calls', async ({ body, principal, language }) => {
      const { AuthorizationReqId: authorizationReqId, MOBILENO: phone } = body;
      const named = { customerId: principal.customerId, authorizationReqId };
      const { customer, sent } = await sendNewPhoneCode(named, phone, dependencies);
      return {
        Data: {
          ...toCodeSentFields(sent),
          SENTMESSAGE: sentMessage(language, { phone }),
          USER_ID: customer.id,
          LOGIN_ID: customer.person.loginId,
        },
      };
    }),
    implementForCustomers(correctAskedDetailsEndpoint, 'calls', async ({ body, principal }) => {
      const { AuthorizationReqId: authorizationReqId, OTPREFNO: ref, OTPCODE: code, ...details } = body;
      const named = { customerId: principal.customerId, authorizationReqId };
      await correctAskedDetails(named, { details, ref, code }, dependencies);
      return { Data: {} };
    }),
  ];
}
