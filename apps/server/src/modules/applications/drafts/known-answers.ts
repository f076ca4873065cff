import type { OpeningAnswers, UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { incomeFileTypes } from '@taga/contract/records/applications/file';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { findLatestCheck, type IdentityCheck } from '../identity-checks/index.ts';
import type { ApplicationDependencies } from './application.ts';

/** The answers that are not taken from anybody's word: what was uploaded, and what came of the identity check. */
export interface KnownAnswers extends Pick<OpeningAnswers, 'idImages' | 'incomeFiles' | 'signature'> {
  readonly check: IdentityCheck | undefined;
  /** Where the recording for the check can be seen. */
  readonly video: UploadedFile | undefined;
}

interface KnownAnswersQuery {
  readonly authorizationReqId: string;
  /** Files are to be looked at, and not only to be counted. */
  readonly withAddresses?: boolean;
  /** The transaction to ask in. */
  readonly db?: Kysely<DB>;
}

const isIncome = ({ type }: UploadedFile) => (incomeFileTypes as readonly string[]).includes(type);

export async function findKnownAnswers(
  { authorizationReqId, withAddresses = false, db }: KnownAnswersQuery,
  { files, ...dependencies }: Pick<ApplicationDependencies, 'db' | 'files'>,
): Promise<KnownAnswers> {
  const listed = await files.list(authorizationReqId, db);
  const uploaded: UploadedFile[] = await Promise.all(
    listed.map(async ({ id, type, name }) => ({ id, type, name, url: withAddresses ? await files.addressOf(id) : '' })),
  );
  return {
    check: await findLatestCheck(db ?? dependencies.db, authorizationReqId),
    video: uploaded.find(({ type }) => type === 'SELFIE-VIDEO'),
    idImages: uploaded.filter((file) => /^(PRIMARY|SECONDARY)-/.test(file.type)),
    incomeFiles: uploaded.filter(isIncome),
    signature: uploaded.filter(({ type }) => type === 'SIGNATURE'),
  };
}

/** The answers with what is known in its place. */
export function withKnown(answers: OpeningAnswers, known: KnownAnswers): OpeningAnswers {
  const { idImages, incomeFiles, signature, check } = known;
  const identity = { ...answers.identity, status: check?.status ?? '' } as const;
  return { ...answers, idImages, incomeFiles, signature, identity };
}
