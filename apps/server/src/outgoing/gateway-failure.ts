/** A try that brought no answer to believe in. The code tells operators why, and nothing of what was asked. */
export class GatewayFailure extends Error {
  readonly code: string;
  /**
   * The gateway did not answer, or says that it cannot just now: another try may do better, and several of these in
   * a row mean that it needs a rest. The others are answers to one request, however odd. They must not count against
   * the gateway: one customer with odd data could otherwise close the bank to all.
   */
  readonly mayPass: boolean;

  constructor(code: string, { mayPass, cause }: { readonly mayPass: boolean; readonly cause?: unknown }) {
    super(`The gateway gave no usable answer: ${code}`, { cause });
    this.name = 'GatewayFailure';
    this.code = code;
    this.mayPass = mayPass;
  }
}
