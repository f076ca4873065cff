import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { sessionTokens, signedIn } from '../records/access/session.ts';
import { customerRecord } from '../records/customers/profile.ts';
import { dataOf } from '../records/fields/answer.ts';
import { currentLoginId, textUpTo } from '../records/fields/field.ts';
import { typedPassword } from '../rules/access/password.ts';
import { loginId } from '../rules/customers/email.ts';

export const login = defineEndpoint({
  id: 'login',
  path: '/auth/login',
  allowedRoles: ['visitor'],
  summary: 'Sign in',
  body: z.object({ LOGIN_ID: loginId, PWD: typedPassword }),
  answer: dataOf(signedIn),
  // Wrong credentials are a 400: the browser answers a 401 with a fresh token and silent repeats.
  errors: [
    errorCodes.wrongCredentials,
    errorCodes.accountBlocked,
    errorCodes.blockedByBank,
    errorCodes.emailNotVerified,
  ],
});

export const refreshSession = defineEndpoint({
  id: 'refreshSession',
  path: '/auth/refresh_token',
  // The refresh token in the body is the authority.
  allowedRoles: ['anyone'],
  summary: 'Exchange the refresh token for fresh tokens',
  body: z.object({ refresh_token: textUpTo(256).check(z.minLength(1)) }),
  answer: dataOf(sessionTokens),
  errors: [errorCodes.refreshTokenInvalid],
});

export const getCustomer = defineEndpoint({
  id: 'getCustomer',
  path: '/auth/me',
  allowedRoles: ['customer'],
  summary: 'The signed-in customer',
  body: z.object({ LOGIN_ID: currentLoginId }),
  answer: dataOf(customerRecord),
  errors: [errorCodes.notFound],
});
