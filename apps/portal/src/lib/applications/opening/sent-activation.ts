import type { SentCode } from '@taga/web/code-entry';
import { createStored, useStored } from '@taga/web/storage';

/** As long as a code can be used. Who comes back later needs another one anyway. */
const usefulForMs = 5 * 60 * 1000;

/** The code that closes an application, on its way: kept, so that a reload does not send another one. */
interface SentActivation {
  readonly applicationId: string;
  readonly sentAtMs: number;
  readonly sent: SentCode;
}

function parse(found: unknown): SentActivation | undefined {
  const { applicationId, sentAtMs, sent } = (found ?? {}) as Partial<SentActivation>;
  const isWhole = applicationId && typeof sentAtMs === 'number' && typeof sent?.reference === 'string';
  return isWhole ? { applicationId, sentAtMs, sent } : undefined;
}

const stored = createStored({ key: 'taga.activation-code', parse });

export function useSentActivation(applicationId: string): SentCode | undefined {
  const found = useStored(stored, undefined);
  return found?.applicationId === applicationId ? found.sent : undefined;
}

export function isWorthSaving(applicationId: string, nowMs: number): boolean {
  const found = stored.get();
  return found?.applicationId === applicationId && nowMs - found.sentAtMs < usefulForMs;
}

export function saveSentActivation(applicationId: string, sent: SentCode, nowMs: number): void {
  stored.set({ applicationId, sentAtMs: nowMs, sent });
}

/** After a wrong try: how many are left of the code that was sent. */
export function saveTriesLeft(applicationId: string, triesLeft: number | undefined): void {
  const found = stored.get();
  if (found?.applicationId === applicationId) stored.set({ ...found, sent: { ...found.sent, triesLeft } });
}

export const forgetSentActivation = () => stored.remove();
