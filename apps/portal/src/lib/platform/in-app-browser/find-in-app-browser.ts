/** Facebook and Messenger share the marks FBAN/FBAV; only Messenger adds its own. */
const apps: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Messenger', /FBAN\/Messenger|FB_IAB\/(?:Orca|MESSENGER)/i],
  ['Facebook', /\bFBA[NV]\/|FB_IAB\//],
  ['Viber', /\bViber\b/i],
];

/** The app whose built-in browser this is, where the camera is often missing; nothing in a browser of its own. */
export function findInAppBrowser(userAgent: string): string | undefined {
  return apps.find(([, sign]) => sign.test(userAgent))?.[0];
}
