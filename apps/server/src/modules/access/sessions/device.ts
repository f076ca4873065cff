import type { Language } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';

/** What can be said of a device without following its owner: the families of its browser and its system. */
export interface Device {
  readonly browser: string;
  readonly platform: string;
}

const unknownName = 'unknown';

type Pattern = readonly [pattern: RegExp, name: string];

// The first that fits counts: nearly every browser also names those it wants to be taken for.
const browsers: readonly Pattern[] = [
  [/\bFB(?:AN|AV)\b|\bMessenger/, 'Facebook'],
  [/\bViber\b/, 'Viber'],
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const platforms: readonly Pattern[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Two phones of the same make look alike here: it is no fingerprint. The cookie each keeps tells them apart. */
export function deviceOf(userAgent: string | undefined): Device {
  return { browser: nameIn(browsers, userAgent), platform: nameIn(platforms, userAgent) };
}

function nameIn(patterns: readonly Pattern[], userAgent = ''): string {
  return patterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? unknownName;
}

/** `Chrome on Android`. */
export function deviceWords({ browser, platform }: Device, language: Language): string {
  const text = serverText(language);
  return text('sessions.device.pattern', {
    browser: browser === unknownName ? text('sessions.device.unknownBrowser') : browser,
    platform: platform === unknownName ? text('sessions.device.unknownPlatform') : platform,
  });
}
