export { type CallApi, type CallInput, createApiClient, type RetryRule, type TokenSource } from './api-client.ts';
export { ApiError, isUnauthorized } from './api-error.ts';
export { isApiInUse, subscribeToApiUse } from './api-use.ts';
export { onGlobalError, raiseGlobalError } from './global-errors.ts';
export { createRequests, type Requests } from './requests.ts';
