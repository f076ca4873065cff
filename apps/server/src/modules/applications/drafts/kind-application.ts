import { randomUUID } from 'node:crypto';
import { type BodyOf, errorCodes } from '@taga/contract';
import type { CustomerEndpoints } from '@taga/contract/endpoints/kind-endpoints';
import { takeAnswers } from '@taga/contract/journeys/answering';
import { isCorrected, mayCorrectStep } from '@taga/contract/kinds/kind';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { remarksOfCorrection } from './correction.ts';
import { listCorrections } from './kind-correction.ts';
import {
  type Answers,
  applicantOf,
  firstAnswersOf,
  type ServedDependencies,
  type ServedKind,
  wholeAnswersOf,
} from './served-kind.ts';
import {
  type ApplicationState,
  findOpenState,
  findSave,
  findState,
  insertApplication,
  lockState,
} from './state-store.ts';
import { findSubmittedAt, saveAnswers } from './store.ts';

/** The customer may change it: it was never submitted, or staff gave it back. */
export function requireOpen(application: ApplicationState | undefined): ApplicationState {
  if (!application) throw new DomainError(errorCodes.notFound);
  const { kind, status } = application;
  const isOpen = status === null || status === 'INIT' || isCorrected(kind, status);
  if (!isOpen) throw new DomainError(errorCodes.applicationClosed);
  return application;
}

/** The application that is meant; without a number what is under way, or a new one as far as it can be filled in. */
export async function getOfKind(
  customerId: string,
  id: string | undefined,
  served: ServedKind,
  dependencies: ServedDependencies,
) {
  const { db } = dependencies;
  const { kind } = served;
  const found = id ? await findState(db, { customerId, id, kind }) : await findOpenState(db, customerId, kind);
  if (id && !found) throw new DomainError(errorCodes.notFound);
  const customer = await getCustomer(db, customerId);
  if (!found) {
    const Answers = { ...kind.wire.emptyAnswers(customer.person.idType), ...firstAnswersOf(served, customer) };
    const nothing = {
      DOCNumber: null,
      ApplicationNo: null,
      Status: null,
      Revision: 0,
      Remarks: null,
      HandedInAt: null,
    };
    return { ...nothing, Corrections: [], Applicant: applicantOf(customer), Answers };
  }
  return {
    DOCNumber: found.id,
    ApplicationNo: found.applicationNo,
    Status: found.status === 'INIT' ? null : found.status,
    Revision: found.revision,
    Remarks: remarksOfCorrection(found.correction),
    Corrections: (await listCorrections(found, dependencies)).map(({ item, isDone }) => ({
      Item: item,
      IsDone: isDone,
    })),
    HandedInAt: (await findSubmittedAt(db, found.id))?.toISOString() ?? null,
    Applicant: applicantOf(customer),
    Answers: await wholeAnswersOf(found, served, customer, dependencies),
  };
}

type Save = BodyOf<CustomerEndpoints['save']>;

/** Of what was sent, only what the section owns: what it says is not validated before it is submitted. */
function answersIn({ Section, Answers: given }: Save, { kind }: ServedKind): Answers {
  const section = kind.journey().find(({ name }) => name === Section);
  return section ? takeAnswers(section, given as Answers) : {};
}

/** Saves the answers of a section. A save from what is no longer there is refused, so that nothing is lost unseen. */
export async function saveSection(
  { customerId, sessionId }: { readonly customerId: string; readonly sessionId?: string },
  body: Save,
  served: ServedKind,
  { db, now }: ServedDependencies,
): Promise<{ readonly id: string; readonly revision: number }> {
  const { kind } = served;
  const at = now();
  return db.transaction().execute(async (trx) => {
    const id = body.DOCNumber ?? (await beginOrFind(trx, customerId, served, at));
    const found = await lockState(trx, { customerId, id, kind });
    const repeated = found && (await findSave(trx, id, body.SaveKey));
    if (repeated !== undefined) return { id, revision: repeated };
    const { status, record, revision, correction } = requireOpen(found);
    if (revision !== body.Revision) throw new DomainError(errorCodes.savedElsewhere);
    const isAsked = mayCorrectStep(kind, correction?.items ?? [], body.Section);
    if (!isAsked) throw new DomainError(errorCodes.notAskedToCorrect);
    const saved = await saveAnswers(trx, {
      authorizationReqId: id,
      kind: kind.name,
      status,
      revision,
      record: { ...(record as Answers), ...answersIn(body, served) },
      step: null,
      left: body.Section,
      clearedAt: null,
      saveKey: body.SaveKey,
      sessionId: sessionId ?? null,
      at,
    });
    if (saved === undefined) throw new DomainError(errorCodes.savedElsewhere);
    return { id, revision: saved };
  });
}

/** The first save begins the draft. Of two at the same moment one does, and the other is refused as saved elsewhere. */
async function beginOrFind(trx: Transaction<DB>, customerId: string, served: ServedKind, at: Date): Promise<string> {
  const { kind } = served;
  const record = firstAnswersOf(served, await getCustomer(trx, customerId));
  await insertApplication(trx, { id: randomUUID(), customerId, kind, status: 'INIT', record, at });
  const started = await findOpenState(trx, customerId, kind);
  if (!started) throw new Error('The draft was not started.');
  return started.id;
}
