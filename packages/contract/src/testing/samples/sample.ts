/** What a call is sent and answers in the specification's words, and inputs it must not take. */
export interface EndpointSample {
  /** The body or the query, whichever the call has. */
  readonly input?: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
  /** Changes to the input, each of which makes it wrong. */
  readonly refused?: readonly Readonly<Record<string, unknown>>[];
}

export const done = { Data: {} };
