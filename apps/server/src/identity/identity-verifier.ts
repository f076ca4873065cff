import type {
  HeadTurn,
  IdentityReason,
  IdentityServiceId,
  IdentityType,
} from '@taga/contract/records/applications/identity-check';
import type { PictureArea, ScoreLimit } from '@taga/contract/records/applications/identity-measures';

/** Everything a verifier may look at. */
export interface IdentityCase {
  /** Names the check: a provider that is asked twice knows it again. */
  readonly reference: string;
  readonly serviceId: IdentityServiceId;
  readonly idType: IdentityType;
  /** From an earlier check of the same person, which failed. */
  readonly formKey: string | undefined;
  readonly front: Uint8Array;
  /** A passport has none. */
  readonly back: Uint8Array | undefined;
  readonly video: Uint8Array | undefined;
  /** Of another document that the same person sent: its face has to be theirs too. */
  readonly otherFront: Uint8Array | undefined;
  /** Where the person was told to turn the head, in this order; nothing where nobody told them. */
  readonly headTurns: readonly HeadTurn[] | undefined;
  readonly person: StatedPerson;
}

/** Who they say they are. Days are `yyyy-MM-dd`. */
interface StatedPerson {
  readonly fullName: string;
  readonly birthDate: string;
  readonly passport: { readonly number: string; readonly expiresOn: string } | undefined;
}

export type Scores = Readonly<Record<string, number>>;
/** By the names of the scores. */
export type ScoreLimits = Readonly<Record<string, ScoreLimit>>;

export interface IdentityResult {
  /** Undecided: neither yes nor no, a person must look. */
  readonly result: 'approved' | 'refused' | 'undecided';
  readonly reasons: readonly IdentityReason[];
  /** What it was decided by, for anyone who reviews it. */
  readonly scores: Scores;
  readonly limits?: ScoreLimits;
  /** Where the face stands in the photo of the document. */
  readonly faceAt?: PictureArea | undefined;
  /** By which a provider knows the check. */
  readonly form?: { readonly id: string; readonly key: string };
  /** Nobody looked at it at all: asking later may do better. */
  readonly isWorthRetrying?: true;
}

/** Says whether photos and a video show the person they should, and never approves what it did not see. */
export interface IdentityVerifier {
  verify(given: IdentityCase): Promise<IdentityResult>;
  stop(): void;
}

export const notCheckedYet: IdentityResult = {
  result: 'undecided',
  reasons: ['not-checked-yet'],
  scores: {},
  isWorthRetrying: true,
};
