import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type addFile, listFiles } from '../../applications/documents/index.ts';
import { findState } from '../../applications/drafts/index.ts';
import { findCustomerByLogin } from '../../customers/customers/index.ts';
import { demoCardApplications } from './demo-cards.ts';
import { demoOrders, passportOrder } from './demo-inbox.ts';
import { inboxPerson, passportPerson } from './demo-people.ts';
import faceVideo from './pictures/face.webm?inline';
import idBack from './pictures/id-back.jpg?inline';
import idFront from './pictures/id-front.jpg?inline';
import passport from './pictures/passport.jpg?inline';
import payslip from './pictures/payslip.jpg?inline';
import payslips from './pictures/payslips.pdf?inline';
import signature from './pictures/signature.jpg?inline';
import { claimDemoData, hasDemoData } from './store.ts';

interface FileDependencies {
  readonly db: Kysely<DB>;
  readonly add: (file: Parameters<typeof addFile>[0]) => Promise<void>;
  readonly now: () => Date;
}

interface DemoFile {
  readonly type: string;
  readonly name: string;
  /** As the bundler inlines it, with its media type. */
  readonly content: string;
}

/** Drawn for this, of people who do not exist. */
export const demoPictures = { idFront, idBack, faceVideo, signature, payslip };

const setName = 'files';

const [front, back] = [
  { name: 'id-front.jpg', content: idFront },
  { name: 'id-back.jpg', content: idBack },
];

/** What comes with every application for an account beside the document. Drawn for this, of people who do not exist. */
const ofEveryAccount: readonly DemoFile[] = [
  { type: 'SELFIE-VIDEO', name: 'face.webm', content: faceVideo },
  { type: 'SIGNATURE', name: 'signature.jpg', content: signature },
  { type: 'SRC_INCOME_01', name: 'payslips.pdf', content: payslips },
];

const ofCard: readonly DemoFile[] = [
  { type: 'PRIMARY-FRONT', ...front },
  { type: 'PRIMARY-BACK', ...back },
  ...ofEveryAccount,
];

const ofPassport: readonly DemoFile[] = [
  { type: 'PRIMARY-FRONT', name: 'passport.jpg', content: passport },
  ...ofEveryAccount,
];

const ofCreditCard: readonly DemoFile[] = [
  { type: 'ID_FRONT', ...front },
  { type: 'ID_BACK', ...back },
  { type: 'INCOME_PROOF', name: 'payslip.jpg', content: payslip },
];

const applications = [
  ...demoOrders.map(({ id }) => ({ id, login: inboxPerson.person.loginId, files: ofCard })),
  { id: passportOrder.id, login: passportPerson.person.loginId, files: ofPassport },
  ...demoCardApplications.map(({ documentNo: id, customerLogin: login }) => ({ id, login, files: ofCreditCard })),
];

function contentOf(inlined: string): { mediaType: string; bytes: Buffer } {
  const [head = '', base64 = ''] = inlined.split(',');
  return { mediaType: head.slice('data:'.length, head.indexOf(';')), bytes: Buffer.from(base64, 'base64') };
}

/** The files of the demo orders, once: what is there already when this was broken off stays as it is. */
export async function seedDemoFiles({ db, add, now }: FileDependencies): Promise<void> {
  if (await hasDemoData(db, setName)) return;
  for (const { id, login, files } of applications) {
    const customer = await findCustomerByLogin(db, login);
    const found = customer && (await findState(db, { customerId: customer.id, id }));
    if (!found) continue;
    const there = (await listFiles(db, id)).map(({ type }) => type);
    for (const { type, name, content } of files.filter((file) => !there.includes(file.type))) {
      await add({ customerId: customer.id, authorizationReqId: id, type, name, ...contentOf(content) });
    }
  }
  await db.transaction().execute((trx) => claimDemoData(trx, setName, now()));
}
