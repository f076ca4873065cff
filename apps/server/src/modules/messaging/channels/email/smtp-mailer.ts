import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import type { MailSender } from '../../../../setting-kinds.ts';
import { DeliveryRefused, type Email, type Mailer } from '../channel.ts';

interface MailerOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: MailSender;
  readonly timeoutMs: number;
}

export function createSmtpMailer({ url, from, timeoutMs }: MailerOptions): Mailer {
  const transport = createTransport({ ...readServer(url), ...limits(timeoutMs) });
  return {
    async send(email, signal) {
      const sent = transport.sendMail(toMail(email, from));
      try {
        await untilAborted(sent, signal);
      } catch (error) {
        throw isDomainError(error) ? new DeliveryRefused(error) : error;
      }
    },
  };
}

function readServer(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth = username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A password never crosses the network in the clear, even if the server forgets to offer TLS.
    ...(auth && { auth, requireTLS: !secure }),
  };
}

function limits(timeoutMs: number) {
  return {
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function toMail(email: Email, from: MailSender) {
  const domain = from.address.split('@').at(-1);
  return {
    from,
    // As an object, so that no comma or bracket in an address can make a second recipient of it.
    to: { name: '', address: email.to },
    // The same for every attempt: mail servers and programs drop a second copy.
    messageId: `<${email.id}@${domain}>`,
    subject: email.subject,
    text: email.text,
    html: email.html,
    headers: { 'Content-Language': email.htmlLanguage, 'Auto-Submitted': 'auto-generated' },
  };
}

/** Nodemailer's own limits count from each byte; this one counts for the whole. */
async function untilAborted(sent: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const settled = new AbortController();
  const aborted = once(signal, 'abort', { signal: settled.signal }).then(() => signal.throwIfAborted());
  aborted.catch(() => undefined);
  sent.catch(() => undefined);
  try {
    signal.throwIfAborted();
    await Promise.race([sent, aborted]);
  } finally {
    settled.abort();
  }
}

/** A 5xx about this recipient or this text is final; one about our password is for the operator to mend. */
function isDomainError(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}
