import { vi } from 'vitest';

/** Stands in for `call-api.ts`, by `vi.mock` with this module as what it answers. */
// biome-ignore lint/suspicious/noExplicitAny: each test answers what the call it makes would be answered.
export const callApi = vi.fn<(endpoint: { readonly id: string }, input: any) => Promise<any>>();

/** Answers calls by the ids of their endpoints; a function is asked each time. One that is not named never ends. */
export function answerCalls(answers: Readonly<Record<string, unknown>>): typeof callApi {
  return callApi.mockReset().mockImplementation(async ({ id }, input) => {
    if (!(id in answers)) return new Promise(() => {});
    const answer = answers[id];
    return typeof answer === 'function' ? answer(input) : answer;
  });
}

/** What was sent with the calls of an endpoint, one after the other. */
export const bodiesOf = (asked: string): readonly unknown[] =>
  callApi.mock.calls.filter(([{ id }]) => id === asked).map(([, { body }]) => body);
