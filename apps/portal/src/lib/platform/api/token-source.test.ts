import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fake-browser.ts';
import { clearSession, openSession } from '../../access/session/session-store.ts';
import { holdPhoneToken } from './phone-token.ts';
import { tokenSourceFor, uploadTokens } from './token-source.ts';

const user = {
  Data: {
    USERNAME: 'MYA MYA',
    LOGIN_ID: 'mya@example.com',
    PRODUCT_CODE: null,
    UID_TYPE: 'NRC',
    UID_VALUE: '12/DAGAMA(N)123456',
    DOB: '1990-02-28',
    MOBILENO: '09777888999',
    EXISTING_CUSTOMER: 'N' as const,
  },
  expiry: '2099-03-01T11:00:00Z',
};
const asked = {
  call: (...roles: Parameters<typeof tokenSourceFor>[0]) => tokenSourceFor(roles)?.get('en'),
  upload: () => uploadTokens().get('en'),
};

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  openSession({ user, auth: { accesstoken: 'customer', RefreshToken: 'r', expiry: user.expiry } });
  onTestFinished(() => {
    clearSession();
    vi.unstubAllGlobals();
  });
});

test('a phone that was handed the photos is that phone, no matter who is signed in on it [NET-007, SEC-001]', async () => {
  onTestFinished(holdPhoneToken('phone', () => {}));
  expect(await asked.call('customer', 'phone')).toBe('phone');
  expect(await asked.upload()).toBe('phone');
  // What a phone may not call is not called as one.
  expect(await asked.call('customer')).toBe('customer');
});

test('once its page is left it is the customer who is signed in', async () => {
  holdPhoneToken('phone', () => {})();
  expect(await asked.call('customer', 'phone')).toBe('customer');
  expect(await asked.upload()).toBe('customer');
});

test('a phone that is refused is told so, and nobody else’s token is tried', async () => {
  const onRefused = vi.fn();
  onTestFinished(holdPhoneToken('phone', onRefused));
  const source = tokenSourceFor(['customer', 'phone']);
  expect(await source?.replace('phone', 'en')).toBe('phone');
  source?.expire();
  expect(onRefused).toHaveBeenCalledTimes(1);
});
