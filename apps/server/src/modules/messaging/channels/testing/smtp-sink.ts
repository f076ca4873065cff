import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly parsed: Email;
}

export interface SmtpSink {
  readonly url: string;
  readonly received: ReceivedMail[];
  close(): Promise<void>;
}

interface SinkOptions extends SMTPServerOptions {
  /** Called with each whole mail before the server answers; a thrown error is its answer. */
  readonly onMail?: (mail: ReceivedMail) => void | Promise<void>;
}

/** A real mail server that keeps what it is given. */
export async function startSmtpSink({ onMail, ...options }: SinkOptions = {}): Promise<SmtpSink> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 200,
    async onData(stream, { envelope }, answer) {
      try {
        const parsed = await PostalMime.parse(Buffer.concat(await stream.toArray()));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), parsed };
        await onMail?.(mail);
        received.push(mail);
        answer();
      } catch (error) {
        answer(error as Error);
      }
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The answer of a mail server that does not want a mail, now or ever. */
export function smtpAnswer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
