import type { IdentityReason } from '@taga/contract/records/applications/identity-check';
import { isWithinLimit } from '@taga/contract/records/applications/identity-measures';
import type { IdentityResult, ScoreLimits, Scores } from '../identity-verifier.ts';

/** What one look at one thing brought. */
export interface Finding {
  /** Why it is a no. */
  readonly refused: readonly IdentityReason[];
  /** Why nobody can say. */
  readonly undecided: readonly IdentityReason[];
  readonly scores: Scores;
  /** What the scores were evaluated by; some are evaluated by nothing. */
  readonly limits: ScoreLimits;
}

/** What a bank may set. */
export interface Limits {
  /** Two faces further apart than this are two people. */
  readonly maxFaceDistance: number;
}

export function found(finding: Partial<Finding>): Finding {
  return { refused: [], undecided: [], scores: {}, limits: {}, ...finding };
}

/** Whether each of these scores lies within its limit. */
export function isWithin({ scores, limits }: Pick<Finding, 'scores' | 'limits'>, ...names: readonly string[]): boolean {
  return names.every((name) => isWithinLimit(scores[name] ?? Number.NaN, limits[name] ?? {}));
}

/** One no is a no; without any, one doubt is a doubt. */
export function addFindings(findings: readonly Finding[]): IdentityResult {
  const [refused, undecided] = [
    findings.flatMap((finding) => finding.refused),
    findings.flatMap((finding) => finding.undecided),
  ];
  const result = refused.length > 0 ? 'refused' : undecided.length > 0 ? 'undecided' : 'approved';
  const scores = Object.assign({}, ...findings.map((finding) => finding.scores)) as Scores;
  const limits = Object.assign({}, ...findings.map((finding) => finding.limits)) as ScoreLimits;
  return { result, reasons: [...new Set([...refused, ...undecided])], scores, limits };
}

/** Three digits are enough to evaluate by, and to read. */
export function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
