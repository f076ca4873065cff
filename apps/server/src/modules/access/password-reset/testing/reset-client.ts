import { expect } from 'vitest';
import type { TestServer } from '../../../../testing/test-server.ts';
import { androidChrome, type Customers } from '../../sessions/testing/customers.ts';

interface SentReset {
  readonly USER_ID: string;
  readonly OTPREFNO: string;
  readonly SENTMESSAGE: string;
}

/** Goes through a reset over the wire and reads the codes, from the outbox, as the customer would on the phone. */
export function createResetClient(server: TestServer, customers: Customers) {
  const call = (step: string, body: object, headers: Record<string, string> = {}) =>
    server.post(`/api/auth/forget_pwd${step}`, body, { 'user-agent': androidChrome, ...customers.visitor, ...headers });
  const request = (loginId: string, headers?: Record<string, string>) => call('', { LOGIN_ID: loginId }, headers);
  const resend = (loginId: string, more: object = {}) => call('/resend_otp', { LOGIN_ID: loginId, ...more });
  const verify = (loginId: string, ref: string, code: string, more: object = {}) =>
    call('/verify_otp', { ClientCode: 'ONB', ReferenceNo: ref, OTPCode: code, LoginId: loginId, ...more });
  const setPassword = (loginId: string, ref: string, password: string, more: object = {}) =>
    call('/reset_pwd', { LOGIN_ID: loginId, OTPREFNO: ref, PWD: password, ...more });

  async function requested(loginId: string, headers?: Record<string, string>): Promise<SentReset> {
    const answer = await request(loginId, headers);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    return JSON.parse(text).Data;
  }

  async function codeTo(recipient: string): Promise<string> {
    const messages = await customers.messagesTo(recipient);
    return String(messages.filter(({ values }) => 'code' in values).at(-1)?.values.code);
  }

  return {
    call,
    request,
    requested,
    resend,
    verify,
    setPassword,
    codeTo,
    /** Up to the verified code; answers the reference that opens the last step. */
    async verified({ loginId, phone }: { loginId: string; phone: string }): Promise<string> {
      const { OTPREFNO: ref } = await requested(loginId);
      const answer = await verify(loginId, ref, await codeTo(phone));
      expect(answer.status, await answer.text()).toBe(200);
      return ref;
    },
  };
}

export type ResetClient = ReturnType<typeof createResetClient>;
