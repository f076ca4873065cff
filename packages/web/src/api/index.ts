export {
  type CallApi,
  createApiClient,
  type EndpointInput,
  type RetryRule,
  sendWithToken,
  type TokenSource,
} from './api-client.ts';
export { ApiError, isUnauthorized } from './api-error.ts';
export { isApiInUse, subscribeToApiUse } from './api-use.ts';
export { onGlobalError, raiseGlobalError } from './global-errors.ts';
export { createRequests, type Requests, sendRequest } from './requests.ts';
