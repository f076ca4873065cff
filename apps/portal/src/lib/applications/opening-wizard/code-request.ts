import type { CodeVia } from '@taga/web/code-entry';
import type { WizardOpening } from './opening.ts';

/** The code goes to the phone on file; what is repeated here only says who asks. */
export function codeRequest(
  { id, customer, application }: Pick<WizardOpening, 'id' | 'customer' | 'application'>,
  via: CodeVia,
) {
  return {
    LOGIN_ID: customer.loginId,
    UID_TYPE: application.UIdName ?? 'NRC',
    UID_VALUE: application.UIdValue ?? '',
    DOB: application.DOB ?? '',
    MOBILENO: application.MobileNo ?? '',
    RECORD_STAT: 'ACTIVE' as const,
    AuthorizationReqId: id,
    VIA: via,
  };
}
