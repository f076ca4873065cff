import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import type { Mailer, SmsSender } from '../channel.ts';
import { findMailHtml, type KeptMessage, keepInMailbox, listMailbox } from './mailbox-store.ts';

/** Takes what would have been sent, and shows it to whoever tries the product out. */
export interface Mailbox {
  readonly sms: SmsSender;
  readonly mailer: Mailer;
  list(to: string | undefined): Promise<KeptMessage[]>;
  findHtml(id: string): Promise<string | undefined>;
}

const shownMessages = 100;

export function createMailbox({ db, now }: { db: Kysely<DB>; now: () => Date }): Mailbox {
  return {
    sms: {
      send: ({ id, to, text }) => keepInMailbox(db, { id, channel: 'sms', to, subject: '', text, html: '', at: now() }),
    },
    mailer: {
      send: ({ id, to, subject, text, html }) =>
        keepInMailbox(db, { id, channel: 'email', to, subject, text, html, at: now() }),
    },
    list: (to) => listMailbox(db, to, shownMessages),
    findHtml: (id) => findMailHtml(db, id),
  };
}
