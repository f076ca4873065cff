import type { WireKind } from '@taga/contract/kinds/kind';
import type { ApplicantRecord } from '@taga/contract/records/kind-application';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Customer } from '../../customers/customers/index.ts';

export type Answers = Readonly<Record<string, unknown>>;
export type Terms = Readonly<Record<string, unknown>>;

/** A file of an application, for its customer. */
interface ListedFile {
  readonly id: string;
  readonly type: string;
  readonly name: string;
}

export interface ServedDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly files: {
    readonly list: (id: string, within?: Kysely<DB>) => Promise<readonly ListedFile[]>;
    /** Where one can be looked at for a while. */
    readonly addressOf: (id: string) => Promise<string>;
  };
}

interface Submitted {
  readonly id: string;
  /** All of them validated. */
  readonly answers: Answers;
  readonly customer: Customer;
  /** What the bank said. */
  readonly facts: unknown;
}

/** A kind with what only the server knows of it. Each part may be left out: the definition alone can be served. */
export interface ServedKind {
  readonly kind: WireKind;
  /** What an application begins with: nothing is asked that we know. */
  firstAnswers?(customer: Customer): Answers;
  /** Asks the bank about what is to be submitted, before anything is locked. */
  askBank?(answers: Answers, customer: Customer): Promise<unknown>;
  /** The record and the terms of the order; who applies with the answers, and what the definition says, unless it says. */
  orderOf?(submitted: Submitted): { readonly record: unknown; readonly terms: Terms };
}

/** Who applies, as the profile knows them. */
export function applicantOf({ person }: Customer): ApplicantRecord {
  return {
    APPLICANT_NAME: person.fullName,
    FATHER_NAME: person.fatherName,
    NRC: person.idValue,
    DOB: person.birthDate,
    EMAIL: person.loginId,
    MOBILE_NO: person.phone,
    NATIONALITY: person.nationality,
    GENDER: person.gender,
  };
}

/** The answers that a customer saves: files are sent apart, and the kind of identity document stands in the profile. */
export function firstAnswersOf({ kind, firstAnswers }: ServedKind, customer: Customer): Answers {
  const { documents: _, idType: __, ...empty } = kind.wire.emptyAnswers(customer.person.idType) as Answers;
  return { ...empty, ...firstAnswers?.(customer) };
}

/** All that was answered, with what is looked up and never read from a request. */
export async function wholeAnswersOf(
  { id, record }: { readonly id: string; readonly record: unknown },
  { kind }: ServedKind,
  { person }: Customer,
  { files, db }: Pick<ServedDependencies, 'files' | 'db'>,
): Promise<Answers> {
  const saved = kind.wire.savedAnswers.parse(record) as Answers;
  return { ...saved, idType: person.idType, documents: await documentsOf(id, kind, { files, db }) };
}

/** The files of an application, with where each can be looked at. */
async function documentsOf(id: string, kind: WireKind, { files, db }: Pick<ServedDependencies, 'files' | 'db'>) {
  const listed = (await files.list(id, db)).map(async ({ id: fileId, type, name }) => ({
    id: fileId,
    type,
    name,
    url: await files.addressOf(fileId),
  }));
  return inOrder(kind, await Promise.all(listed));
}

/** By the order in which the kind asks for them, and then as they came. */
export function inOrder<File extends { readonly type: string }>(
  { documents }: Pick<WireKind, 'documents'>,
  files: File[],
): File[] {
  const placeOf = ({ type }: File) => documents.findIndex((slot) => slot.type === type);
  return [...files].sort((one, other) => placeOf(one) - placeOf(other));
}
