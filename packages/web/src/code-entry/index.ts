export { CodeEntry } from './code-entry.tsx';
export { readSentCode, type SentCode } from './sent-code.ts';
export { type CodeEntryState, type CodeVia, useCodeEntry } from './use-code-entry.ts';
export { useCountdown } from './use-countdown.ts';
