import { parseNrc } from '@taga/reference/nrc';
import type { NrcAnswers } from '../draft/answers.ts';

/** A whole card number in its parts, in either script; nothing when the text is none. */
export function partsOfNrc(text: string): Omit<NrcAnswers, 'backSerial'> | undefined {
  const nrc = parseNrc(text);
  return nrc && { state: String(nrc.nrcStateNo), township: nrc.NRC_EN, type: nrc.type, number: nrc.number };
}
