import type { CodeSent } from '@taga/contract/records/access/session';
import { expect } from 'vitest';
import type { TestServer } from '../../../../testing/test-server.ts';
import { readOutbox } from '../../../messaging/channels/testing/read-outbox.ts';
import { type Draft, detailsOf } from './drafts.ts';

type Values = Record<string, unknown>;

export interface LinkParts {
  readonly id: string;
  readonly token: string;
  readonly loginId: string;
}

/** Signs people up over the wire and reads, from the outbox, what they would get on their phone and by e-mail. */
export async function createSignUpClient(server: TestServer) {
  const token = await server.tokenOf('visitor');
  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    server.post(`/api/register/${path}`, body, { ...token, ...headers });

  async function messagesTo(recipient: string) {
    const messages = await readOutbox(server.database, recipient);
    return messages.filter(({ notAfter }) => notAfter !== null && notAfter.getTime() > 0);
  }

  async function codeTo(recipient: string): Promise<string> {
    const withCode = (await messagesTo(recipient)).filter(({ values }) => 'code' in values);
    return String(withCode.at(-1)?.values.code);
  }

  async function linkTo(loginId: string): Promise<LinkParts> {
    const links = (await messagesTo(loginId)).filter(({ template }) => template === 'verify-email');
    const path = String(links.at(-1)?.values.path);
    const query = new URL(path, 'http://any.example').searchParams;
    return { id: query.get('id') ?? '', token: query.get('token') ?? '', loginId: query.get('loginId') ?? '' };
  }

  async function submit(draft: Draft): Promise<CodeSent> {
    const answer = await call('submit', draft);
    const body = await answer.text();
    expect(answer.status, body).toBe(200);
    return JSON.parse(body).Data;
  }

  const verifyCode = (draft: Draft, ref: string, code: string, changes: Values = {}) =>
    call('verify_otp', { ...detailsOf(draft), OTPREFNO: ref, OTPCODE: code, CLIENTCODE: 'ONBO', ...changes });

  const verifyEmail = ({ id, token: linkToken, loginId }: LinkParts) =>
    call('verify_email', { user_id: id, token: linkToken, login_id: loginId });

  return {
    token,
    call,
    messagesTo,
    codeTo,
    linkTo,
    submit,
    verifyCode,
    verifyEmail,
    resend: (draft: Draft, changes: Values = {}) =>
      call('resend_otp_verification', { ...detailsOf(draft), RECORD_STAT: 'ACTIVE', ...changes }),
    /** Up to the confirmed phone. */
    async confirmPhone(draft: Draft): Promise<CodeSent> {
      const sent = await submit(draft);
      const answer = await verifyCode(draft, sent.OTPREFNO, await codeTo(draft.MOBILENO));
      expect(answer.status, await answer.text()).toBe(200);
      return sent;
    },
    /** All the way to a customer. */
    async becomeCustomer(draft: Draft): Promise<void> {
      await this.confirmPhone(draft);
      expect((await verifyEmail(await linkTo(draft.LOGIN_ID))).status).toBe(200);
    },
  };
}

export type SignUpClient = Awaited<ReturnType<typeof createSignUpClient>>;

/** A clock that stands until it is moved. */
export function createClock(start = '2026-03-01T04:00:00Z') {
  let at = new Date(start);
  return {
    now: () => at,
    advance(seconds: number) {
      at = new Date(at.getTime() + seconds * 1000);
    },
    /** What was issued at the beginning is good again. */
    reset() {
      at = new Date(start);
    },
  };
}

/** A code that is surely not the given one. */
export function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
