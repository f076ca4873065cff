import { ZawgyiConverter, ZawgyiDetector } from 'myanmar-tools';

const detector = new ZawgyiDetector();
const converter = new ZawgyiConverter();

/** Below this the two encodings cannot be told apart well enough to trouble anybody with the question. */
const sureFrom = 0.95;

export function isZawgyi(text: string): boolean {
  return detector.getZawgyiProbability(text) >= sureFrom;
}

export function toUnicode(zawgyi: string): string {
  return converter.zawgyiToUnicode(zawgyi);
}
