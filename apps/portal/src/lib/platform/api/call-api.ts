import { createApiClient } from '@taga/web/api';
import { requests } from '../../../config/requests.ts';
import { retryRuleFor } from './retry-rules.ts';
import { tokenSourceFor } from './token-source.ts';
import { TokenError } from './tokens.ts';

/** The portal's way to the server: as a customer, a visitor or a reader, anyone who may make the call. */
export const callApi = createApiClient({
  requests,
  findTokenSource: ({ allowedRoles }) => tokenSourceFor(allowedRoles),
  retryRuleFor,
  // A sign-up that gets no token says so in its form.
  isOfScreen: ({ path }, error) => error instanceof TokenError && path.startsWith('/register/'),
});
