import * as z from 'zod/mini';
import { says } from './rule.ts';

/** A select that has to be chosen from and has no message of its own. */
export const requiredSelection = z
  .string(says('validation.selectionMissing'))
  .check(z.minLength(1, says('validation.selectionMissing')));

export const gender = z.enum(['M', 'F'], says('validation.gender.missing'));
