import { createHmac } from 'node:crypto';
import type { CodePurpose } from './code-purpose.ts';

interface HashedCode {
  readonly purpose: CodePurpose;
  readonly subjectId: string;
  readonly code: string;
}

/** Keyed, because a million codes are tried in a blink by whoever has a copy of the table. */
export function hashOfCode({ purpose, subjectId, code }: HashedCode, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${subjectId}\n${code}`).digest();
}
