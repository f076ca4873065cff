import { randomUUID } from 'node:crypto';
import { type BodyOf, errorCodes } from '@taga/contract';
import type { saveCardSection } from '@taga/contract/calls';
import { takeAnswers } from '@taga/contract/journeys/answering';
import type { CardAnswers } from '@taga/contract/journeys/card-application/answers';
import { checkedCardApplication } from '@taga/contract/journeys/card-application/sections';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { Refusal } from '../../refusal.ts';
import { getCustomer } from '../customers/index.ts';
import { type CardApplicationDependencies, requireOpen } from './card-application.ts';
import { firstAnswers } from './known-answers.ts';
import { beginDraft, findOpenApplication, findSave, keepSave, lockCardApplication } from './store.ts';

type Save = BodyOf<typeof saveCardSection>;

interface Saved {
  readonly documentNo: string;
  readonly revision: number;
}

const sections = checkedCardApplication();

/** Of what was sent, only what the section owns: what it says is not judged before it is handed in. */
function answersIn({ Section, Answers }: Save): Partial<CardAnswers> {
  const section = sections.find(({ name }) => name === Section);
  return section ? takeAnswers(section, Answers as Partial<CardAnswers>) : {};
}

/** Keeps the answers of a section. A save from what is no longer there is refused, so that nothing is lost unseen. */
export async function saveSection(
  customerId: string,
  body: Save,
  { db, now }: CardApplicationDependencies,
): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const documentNo = body.DOCNumber ?? (await beginOrFind(trx, customerId, at));
    const application = await lockCardApplication(trx, { customerId, documentNo });
    const repeated = application && (await findSave(trx, documentNo, body.SaveKey));
    if (repeated !== undefined) return { documentNo, revision: repeated };
    const { answers, revision } = requireOpen(application);
    if (revision !== body.Revision) throw new Refusal(errorCodes.savedElsewhere);
    const saved = { documentNo, saveKey: body.SaveKey, revision: revision + 1, at };
    await keepSave(trx, { ...saved, answers: { ...answers, ...answersIn(body) } });
    return { documentNo, revision: saved.revision };
  });
}

/** The first save begins the draft. Of two at the same moment one does, and the other is refused as saved elsewhere. */
async function beginOrFind(trx: Transaction<DB>, customerId: string, at: Date): Promise<string> {
  const answers = firstAnswers(await getCustomer(trx, customerId));
  await beginDraft(trx, { documentNo: randomUUID(), customerId, answers, at });
  const begun = await findOpenApplication(trx, customerId);
  if (!begun) throw new Error('The draft was not begun.');
  return begun.documentNo;
}
