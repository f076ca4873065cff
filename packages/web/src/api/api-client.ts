import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@taga/contract';
import { retriesAfter401 } from '@taga/contract/constants';
import type { Language } from '@taga/i18n';
import { ApiError, isUnauthorized } from './api-error.ts';
import { announceApiUse } from './api-use.ts';
import { raiseGlobalError } from './global-errors.ts';
import type { Requests } from './requests.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value };

/** What a call takes: its body and query exactly when the contract gives it one. */
export type EndpointInput<C> = Part<'body', BodyOf<C>> &
  Part<'query', QueryOf<C>> & {
    language: Language;
    signal?: AbortSignal | undefined;
    /** Instead of the stored one, for the moment between getting a token and keeping it. */
    token?: string;
    /** The screen says itself what failed: no toast does. */
    isQuiet?: boolean;
  };

/** Where the token of a call comes from, and what to do when the server refuses it. */
export interface TokenSource {
  get(language: Language): Promise<string>;
  replace(refused: string, language: Language): Promise<string>;
  /** No token helps any more. */
  expire(): void;
}

/** How often a call is repeated with a fresh token after a 401. */
export interface RetryRule {
  readonly retries: number;
  readonly delayMs: number;
  /** Whether any other failure is a reason to try again, too. */
  readonly isAfterAnyFailure?: boolean;
}

interface ApiClientOptions {
  readonly requests: Requests;
  /** Nothing for a call that needs no token; without it, no call has one. */
  readonly findTokenSource?: (endpoint: Endpoint) => TokenSource | undefined;
  readonly retryRuleFor?: (endpoint: Endpoint) => RetryRule;
  /** A failure that the screen says itself, whichever of its calls met it. */
  readonly isOfScreen?: (endpoint: Endpoint, error: ApiError) => boolean;
}

/**
 * Makes one call of the contract. A refused token is replaced; when no token helps, its source is told. A failure is
 * thrown for the screen that asked, and raised for everybody unless it is the screen's own business (400, 401).
 */
export type CallApi = <C extends Endpoint>(endpoint: C, input: EndpointInput<C>) => Promise<AnswerOf<C>>;

const usualRule: RetryRule = { retries: retriesAfter401.default, delayMs: 0 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type SendWith<Answer> = (token: string) => Promise<Answer>;

/** Repeats what failed, as often as the rule allows: what was refused for its token each time with a fresh one. */
async function sendWithRetries<Answer>(
  rule: RetryRule,
  source: TokenSource,
  language: Language,
  sendWith: SendWith<Answer>,
) {
  let token = await source.get(language);
  for (let retriesLeft = rule.retries; ; retriesLeft -= 1) {
    let isTokenRefused = false;
    try {
      return await sendWith(token);
    } catch (failure) {
      isTokenRefused = isUnauthorized(failure);
      const mayRepeat = isTokenRefused || (rule.isAfterAnyFailure && failure instanceof ApiError);
      if (!mayRepeat || retriesLeft === 0) throw failure;
    }
    if (rule.delayMs > 0) await pause(rule.delayMs);
    if (isTokenRefused) token = await source.replace(token, language);
  }
}

/** Sends with a token that the server takes; when there is none any more, the source is told. */
export async function sendWithToken<Answer>(
  rule: RetryRule,
  source: TokenSource,
  language: Language,
  sendWith: SendWith<Answer>,
): Promise<Answer> {
  try {
    return await sendWithRetries(rule, source, language, sendWith);
  } catch (failure) {
    if (isUnauthorized(failure)) source.expire();
    throw failure;
  }
}

/** The app's own way to the server: where that is, whose tokens are used and how often a call is repeated come in. */
export function createApiClient(options: ApiClientOptions): CallApi {
  const { requests, findTokenSource, retryRuleFor, isOfScreen } = options;
  announceApiUse();

  async function send(endpoint: Endpoint, input: EndpointInput<Endpoint>): Promise<unknown> {
    const query = input.query as Record<string, unknown> | undefined;
    const parts = { body: input.body, query, language: input.language };
    const sendWith = (token: string | undefined) => requests.send(endpoint, { ...parts, token }, input.signal);
    const source = input.token === undefined ? findTokenSource?.(endpoint) : undefined;
    if (!source) return sendWith(input.token);
    return sendWithToken(retryRuleFor?.(endpoint) ?? usualRule, source, input.language, sendWith);
  }

  return async <C extends Endpoint>(endpoint: C, input: EndpointInput<C>) => {
    try {
      return (await send(endpoint, input as EndpointInput<Endpoint>)) as AnswerOf<C>;
    } catch (error) {
      const isRaised = error instanceof ApiError && !input.isQuiet && !isOfScreen?.(endpoint, error);
      if (isRaised) raiseGlobalError(error);
      throw error;
    }
  };
}
