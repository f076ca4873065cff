import {
  type HeadTurn,
  headTurn,
  type IdentityReason,
  type IdentityServiceId,
  type IdentityType,
  identityReasons,
  identityServiceId,
  identityType,
} from '@taga/contract/records/applications/identity-check';
import { type PictureArea, scoreLimit } from '@taga/contract/records/applications/identity-measures';
import type { IdentityStatus } from '@taga/contract/rules';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/schema.gen.ts';
import type { HashPictures } from '../../../identity/hash-pictures.ts';
import type { IdentityVerifier, ScoreLimits, Scores } from '../../../identity/identity-verifier.ts';
import type { Quotas } from '../../access/quotas/index.ts';

/** Which photos and which video are checked, and as what. */
export interface CheckSubject {
  readonly serviceId: IdentityServiceId;
  readonly idType: IdentityType;
  readonly formKey: string | null;
  readonly frontId: string;
  readonly backId: string | null;
  readonly videoId: string | null;
  /** The front of the application's other document, whose face is compared too. */
  readonly otherFrontId: string | null;
  /** Every photo and video that was there, in order: with any other the check does not count. */
  readonly fileIds: readonly string[];
  readonly headTurns: readonly HeadTurn[] | null;
}

export const checkSubject: z.ZodMiniType<CheckSubject> = z.object({
  serviceId: identityServiceId,
  idType: identityType,
  formKey: z.nullable(z.string()),
  frontId: z.uuid(),
  backId: z.nullable(z.uuid()),
  videoId: z.nullable(z.uuid()),
  otherFrontId: z._default(z.nullable(z.uuid()), null),
  fileIds: z._default(z.array(z.uuid()), []),
  headTurns: z.nullable(z.array(headTurn)),
});

export const checkReasons = z.array(z.enum(identityReasons));
export const checkScores = z.record(z.string(), z.number());
export const checkLimits = z.record(z.string(), scoreLimit);

/** What came of one check of somebody's identity. */
export interface IdentityCheck {
  readonly id: string;
  readonly status: IdentityStatus;
  /** Which document was checked; null where the check was skipped. */
  readonly idType: IdentityType | null;
  /** By which a provider knows the check; null where it was skipped. */
  readonly formId: string | null;
  readonly formKey: string | null;
  /** Why it failed, or why a person must look. */
  readonly reasons: readonly IdentityReason[];
  readonly scores: Scores;
  /** What each score was evaluated by, as it was set then; nothing where a provider did it. */
  readonly limits: ScoreLimits;
  /** Where the face stands in the photo of the document; null where nobody said. */
  readonly faceAt: PictureArea | null;
  readonly at: Date;
}

/** One of the customer's applications by its id. */
export interface NamedApplication {
  readonly customerId: string;
  readonly authorizationReqId: string;
}

/** A file of an application. */
export interface CheckedFile {
  readonly id: string;
  readonly type: string;
  /** Of its bytes as they were sent. */
  readonly sha256: Buffer;
  readonly at: Date;
}

export interface IdentityOutcome {
  readonly authorizationReqId: string;
  readonly status: IdentityStatus;
  readonly at: Date;
}

/** The applications and files of customers, no matter who keeps them. */
export interface CheckedApplications {
  /** Refuses one that is not the customer's own, or was submitted. */
  requireOpen(named: NamedApplication): Promise<void>;
  /** The same, and nobody else changes it before the transaction ends. */
  lockOpen(trx: Transaction<DB>, named: NamedApplication): Promise<void>;
  listFiles(db: Kysely<DB>, authorizationReqId: string): Promise<readonly CheckedFile[]>;
  /** Nothing where the file is gone. */
  readFile(id: string, customerId: string): Promise<Uint8Array | undefined>;
  /** Keeps a video that came with the request itself as a file, in place of an earlier one unless it is the same. */
  saveVideo(named: NamedApplication, video: { readonly name: string; readonly bytes: Buffer }): Promise<void>;
  /** Told what came of the check that counts: the application may have been submitted meanwhile. */
  notifyResult(trx: Transaction<DB>, evaluated: IdentityOutcome): Promise<void>;
}

export interface IdentityCheckDependencies {
  readonly db: Kysely<DB>;
  readonly verifier: IdentityVerifier;
  readonly hashPictures: HashPictures;
  readonly applications: CheckedApplications;
  readonly now: () => Date;
  readonly random: () => number;
  readonly quotas: Quotas;
  readonly settings: { readonly identityTurnsPerDay: number; readonly identityChecksPerDay: number };
  /** How long a customer waits for the outcome before going on without it. */
  readonly waitMs: number;
}
