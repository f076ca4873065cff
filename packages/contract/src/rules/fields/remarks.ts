import { byLanguage, isWrittenIn, type Language } from '@taga/i18n/languages';
import * as z from 'zod/mini';
import { maxRemark } from '../../constants.ts';
import { says } from './rule.ts';

/** What staff write for readers of one language, in that language. */
export function remarkIn(language: Language) {
  return z.string().check(
    z.trim(),
    z.minLength(1, says('validation.remark.missing')),
    z.maxLength(maxRemark),
    z.refine((text) => isWrittenIn(language, text), says('validation.remark.otherLanguage')),
  );
}

/** What staff say to a customer: nobody meets a language that they do not read. */
export const remarks = z.object(byLanguage(remarkIn));
export type Remarks = z.infer<typeof remarks>;
