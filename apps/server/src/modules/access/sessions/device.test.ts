import { describe, expect, test } from 'vitest';
import { deviceOf, deviceWords } from './device.ts';
import { androidChrome } from './testing/customers.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

describe('the words for a device', () => {
  test.each([
    [androidChrome, 'Chrome on Android'],
    [androidChrome.replace('Chrome/', 'SamsungBrowser/27.0 Chrome/'), 'Samsung Internet on Android'],
    [`${androidChrome} [FB_IAB/FB4A;FBAV/443.0.0.23.229;]`, 'Facebook on Android'],
    [`${androidChrome} OPR/86.0`, 'Opera on Android'],
    [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${iphone} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${windows} Safari/537.36 Edg/131.0.0.0`, 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari on Mac'],
    ['curl/8.5.0', 'A browser on an unknown device'],
    [undefined, 'A browser on an unknown device'],
  ])('%s', (userAgent, words) => {
    expect(deviceWords(deviceOf(userAgent), 'en')).toBe(words);
  });

  test('are there in Burmese too', () => {
    expect(deviceWords(deviceOf(androidChrome), 'mm')).toBe('Android ပေါ်ရှိ Chrome');
  });

  test('do not change with the next version of the browser', () => {
    expect(deviceOf(androidChrome.replace('131.0', '132.0'))).toEqual(deviceOf(androidChrome));
  });
});
