import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type addFile, listFiles } from '../../applications/documents/index.ts';
import { findNamedApplication } from '../../applications/drafts/index.ts';
import { demoOrders } from './demo-inbox.ts';
import { inboxPerson } from './demo-people.ts';
import idBack from './pictures/id-back.jpg?inline';
import idFront from './pictures/id-front.jpg?inline';
import signature from './pictures/signature.jpg?inline';
import { claimDemoData, hasDemoData } from './store.ts';

interface PhotoDependencies {
  readonly db: Kysely<DB>;
  readonly add: (file: Parameters<typeof addFile>[0]) => Promise<void>;
  readonly now: () => Date;
}

const setName = 'photos';

/** Drawn for this, of a woman who does not exist. */
const photos = [
  { type: 'PRIMARY-FRONT', name: 'id-front.jpg', picture: idFront },
  { type: 'PRIMARY-BACK', name: 'id-back.jpg', picture: idBack },
  { type: 'SIGNATURE', name: 'signature.jpg', picture: signature },
] as const;

const bytesOf = (inlined: string) => Buffer.from(inlined.slice(inlined.indexOf(',') + 1), 'base64');

/** The photos of the demo orders, once: what is there already when this was broken off stays as it is. */
export async function seedDemoPhotos({ db, add, now }: PhotoDependencies): Promise<void> {
  if (await hasDemoData(db, setName)) return;
  const { id: customerId } = inboxPerson;
  for (const { id: authorizationReqId } of demoOrders) {
    if (!(await findNamedApplication(db, { customerId, authorizationReqId }))) continue;
    const there = (await listFiles(db, authorizationReqId)).map(({ type }) => type);
    for (const { type, name, picture } of photos.filter((photo) => !there.includes(photo.type))) {
      await add({ customerId, authorizationReqId, type, name, bytes: bytesOf(picture) });
    }
  }
  await db.transaction().execute((trx) => claimDemoData(trx, setName, now()));
}
