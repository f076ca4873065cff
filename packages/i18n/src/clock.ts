import { type Language, languageDefinition } from './languages.ts';

const two = (value: number) => String(value).padStart(2, '0');
const written = (time: string, language: Language) => languageDefinition(language).writeDigits(time);

/** What is left of a wait, for the eye: `0:59`. */
export function formatCountdown(seconds: number, language: Language): string {
  return written(`${Math.floor(seconds / 60)}:${two(seconds % 60)}`, language);
}

/** The time of day by the clock on the reader's own wall: `18:05`. */
export function formatClock(moment: Date, language: Language): string {
  return written(`${two(moment.getHours())}:${two(moment.getMinutes())}`, language);
}
