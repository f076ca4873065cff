import type { browserNames, otherName, platformNames } from '@taga/contract';
import type { LoggedEvent } from '@taga/contract/endpoints/analytics';

/** The order matters: every one of them also says that it is those after it. */
const names: readonly [name: (typeof browserNames)[number], sign: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const platforms: readonly [name: (typeof platformNames)[number], sign: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

function firstMatch(table: readonly [name: string, sign: RegExp][], userAgent: string): string {
  const other: typeof otherName = 'other';
  return table.find(([, sign]) => sign.test(userAgent))?.[0] ?? other;
}

/** The family only; versions would make visitors recognisable. */
export function describeBrowser(userAgent: string): LoggedEvent['browser'] {
  return { name: firstMatch(names, userAgent), platform: firstMatch(platforms, userAgent) };
}
