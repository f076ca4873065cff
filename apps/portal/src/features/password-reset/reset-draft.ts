import type { CodeVia, SentCode } from '@taga/web/code-entry';
import { createStored } from '@taga/web/storage';

/** How far somebody has come with a new password; kept for the tab, so that a reload loses nothing. */
export interface ResetDraft {
  readonly loginId: string;
  readonly userId: string;
  readonly sent: SentCode;
  readonly sentBy: CodeVia;
  readonly isCodeVerified: boolean;
}

function parseDraft(found: unknown): ResetDraft | undefined {
  const draft = (found ?? {}) as Partial<ResetDraft>;
  const isReadable = typeof draft.loginId === 'string' && typeof draft.sent?.reference === 'string';
  return isReadable ? (draft as ResetDraft) : undefined;
}

const stored = createStored<ResetDraft | undefined>({ key: 'taga.password-reset', area: 'session', parse: parseDraft });

export const findResetDraft = () => stored.get();
export const saveResetDraft = (draft: ResetDraft) => stored.set(draft);
export const forgetResetDraft = () => stored.remove();
