import type { Language } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { type Device, unknownName } from './device.ts';

/** `Chrome on Android`. */
export function deviceWords({ browser, platform }: Device, language: Language): string {
  const text = serverText(language);
  return text('sessions.device.pattern', {
    browser: browser === unknownName ? text('sessions.device.unknownBrowser') : browser,
    platform: platform === unknownName ? text('sessions.device.unknownPlatform') : platform,
  });
}
