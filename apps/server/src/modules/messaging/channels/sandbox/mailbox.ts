import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import type { Mailer, SmsSender } from '../channel.ts';
import { findMailHtml, listMailbox, type SavedMessage, saveToMailbox } from './mailbox-store.ts';

/** Takes what would have been sent, and shows it to anyone who tries the product out. */
export interface Mailbox {
  readonly sms: SmsSender;
  readonly mailer: Mailer;
  list(to: string | undefined): Promise<SavedMessage[]>;
  findHtml(id: string): Promise<string | undefined>;
}

const shownMessages = 100;

export function createMailbox({ db, now }: { db: Kysely<DB>; now: () => Date }): Mailbox {
  return {
    sms: {
      send: ({ id, to, text }) => saveToMailbox(db, { id, channel: 'sms', to, subject: '', text, html: '', at: now() }),
    },
    mailer: {
      send: ({ id, to, subject, text, html }) =>
        saveToMailbox(db, { id, channel: 'email', to, subject, text, html, at: now() }),
    },
    list: (to) => listMailbox(db, to, shownMessages),
    findHtml: (id) => findMailHtml(db, id),
  };
}
