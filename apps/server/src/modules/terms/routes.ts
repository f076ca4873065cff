import { errorCodes, termsFilePath } from '@taga/contract';
import { getTermsPath } from '@taga/contract/calls';
import { findAccountClass } from '@taga/reference/account-classes';
import { CallError } from '../../http/call-error.ts';
import { type Implementation, implement } from '../../http/implement.ts';

export function termsRoutes(): Implementation[] {
  return [
    implement(getTermsPath, 'calls', ({ body: { type, lang } }) => {
      if (!findAccountClass(type)) throw new CallError(errorCodes.notFound);
      return { Data: { Path: termsFilePath(type, lang) } };
    }),
  ];
}
