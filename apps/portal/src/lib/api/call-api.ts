import type { AnswerOf, BodyOf, Call, QueryOf } from '@taga/contract';
import type { Language } from '@taga/i18n';
import { ApiError, isUnauthorized } from './api-error.ts';
import { announceApiUse } from './api-use.ts';
import { buildRequest } from './build-request.ts';
import { raiseGlobalError } from './global-errors.ts';
import { retryRuleFor } from './retry-rules.ts';
import { send } from './send.ts';
import { type TokenSource, tokenSourceFor } from './token-source.ts';

announceApiUse();

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value };

/** What a call takes: its body and query exactly when the contract gives it one. */
export type CallInput<C> = Part<'body', BodyOf<C>> &
  Part<'query', QueryOf<C>> & {
    language: Language;
    signal?: AbortSignal | undefined;
    /** Instead of the stored one, for the moment between getting a token and keeping it. */
    token?: string;
    /** The screen keeps a failure to itself: nobody is told. */
    isQuiet?: boolean;
  };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type SendWith = (token: string | undefined) => Promise<unknown>;

/** Repeats a call whose token was refused, as often as the call's rule allows, each time with a fresh one. */
async function sendWithRetries(call: Call, source: TokenSource, language: Language, sendWith: SendWith) {
  const { retries, delayMs } = retryRuleFor(call);
  let token = await source.get(language);
  for (let retriesLeft = retries; ; retriesLeft -= 1) {
    try {
      return await sendWith(token);
    } catch (failure) {
      if (!isUnauthorized(failure) || retriesLeft === 0) throw failure;
    }
    if (delayMs > 0) await pause(delayMs);
    token = await source.replace(token, language);
  }
}

async function sendWithToken(call: Call, input: CallInput<Call>): Promise<unknown> {
  const query = input.query as Record<string, unknown> | undefined;
  const parts = { body: input.body, query, language: input.language };
  const sendWith: SendWith = (token) => send(buildRequest(call, { ...parts, token }), input.signal);
  const source = input.token === undefined ? tokenSourceFor(call.callers) : undefined;
  if (!source) return sendWith(input.token);
  try {
    return await sendWithRetries(call, source, input.language, sendWith);
  } catch (failure) {
    if (isUnauthorized(failure)) source.giveUp();
    throw failure;
  }
}

/**
 * Makes one call of the contract. A refused token is replaced; when no token helps, the session is over.
 * A failure is thrown for the screen that asked, and raised for everybody unless it is the screen's own
 * business (400, 401).
 */
export async function callApi<C extends Call>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> {
  try {
    return (await sendWithToken(call, input as CallInput<Call>)) as AnswerOf<C>;
  } catch (error) {
    if (error instanceof ApiError && !input.isQuiet) raiseGlobalError(error);
    throw error;
  }
}
