import { expect, test } from 'vitest';
import { findInAppBrowser } from './find-in-app-browser.ts';

const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A515F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

test.each([
  ['Facebook', `${android} [FB_IAB/FB4A;FBAV/440.0.0.0.1;]`],
  ['Facebook', `${iphone} [FBAN/FBIOS;FBAV/440.0.0.0.1;FBDV/iPhone14,5]`],
  ['Messenger', `${android} [FB_IAB/Orca-Android;FBAV/430.0.0.0.1;]`],
  ['Messenger', `${iphone} [FBAN/MessengerForiOS;FBAV/430.0.0.0.1;]`],
  ['Viber', `${android} Viber/21.0`],
])('%s is recognised by its browser [NET-006]', (app, userAgent) => {
  expect(findInAppBrowser(userAgent)).toBe(app);
});

test.each([
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 Version/17.1 Mobile/15E148 Safari/604.1',
])('a browser of its own needs no advice [NET-006]', (userAgent) => {
  expect(findInAppBrowser(userAgent)).toBeUndefined();
});
