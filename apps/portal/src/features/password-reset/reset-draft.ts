import type { SentCode } from '../../lib/form/sent-code.ts';
import type { CodeVia } from '../../lib/form/use-code-entry.ts';

/** How far somebody has come with a new password; kept for the tab, so that a reload loses nothing. */
export interface ResetDraft {
  readonly loginId: string;
  readonly userId: string;
  readonly sent: SentCode;
  readonly sentBy: CodeVia;
  readonly isCodeVerified: boolean;
}

const storageKey = 'taga.password-reset';

export function findResetDraft(): ResetDraft | undefined {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? undefined : JSON.parse(text);
}

export function keepResetDraft(draft: ResetDraft): void {
  sessionStorage.setItem(storageKey, JSON.stringify(draft));
}

export function forgetResetDraft(): void {
  sessionStorage.removeItem(storageKey);
}
