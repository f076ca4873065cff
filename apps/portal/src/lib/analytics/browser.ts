import type { LoggedEvent } from '@taga/contract/calls/analytics';

/** The order matters: every one of them also says that it is those after it. */
const names: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const platforms: readonly [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

function firstMatch(table: typeof names, userAgent: string): string {
  return table.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
}

/** The family only; versions would make visitors recognisable. */
export function describeBrowser(userAgent: string): LoggedEvent['browser'] {
  return { name: firstMatch(names, userAgent), platform: firstMatch(platforms, userAgent) };
}
