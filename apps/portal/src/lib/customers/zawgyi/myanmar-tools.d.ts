/** What we use of the library, which has no types of its own. */
declare module 'myanmar-tools' {
  export class ZawgyiDetector {
    /** From 0 for Unicode to 1 for Zawgyi; minus infinity for a text without Burmese. */
    getZawgyiProbability(text: string): number;
  }
  export class ZawgyiConverter {
    zawgyiToUnicode(text: string): string;
    unicodeToZawgyi(text: string): string;
  }
}
