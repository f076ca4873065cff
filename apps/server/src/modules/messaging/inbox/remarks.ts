import { localized } from '@taga/contract';
import { byLanguage, type LocalizedText } from '@taga/i18n';
import * as z from 'zod/mini';

const stored = z.nullable(localized(z.string()));

/** What staff say to a customer. What they wrote before it had to be in every language is shown as it was written. */
export function remarksOf({ remark, remarks }: { remark: string | null; remarks: unknown }): LocalizedText | null {
  return stored.parse(remarks) ?? (remark === null ? null : byLanguage(() => remark));
}
