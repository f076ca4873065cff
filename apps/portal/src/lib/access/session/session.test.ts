import { expect, test } from 'vitest';
import { evaluateSession } from './session.ts';

const now = Date.parse('2026-03-01T10:00:00Z');
const user = (changes: object = {}) =>
  JSON.stringify({
    Data: {
      USERNAME: 'MYA MYA',
      LOGIN_ID: 'mya@example.com',
      PRODUCT_CODE: null,
      EXISTING_CUSTOMER: 'N',
      UID_TYPE: 'PASSPORT',
      UID_VALUE: 'E1234567',
    },
    expiry: '2026-03-01T10:30:00Z',
    ...changes,
  });
const auth = JSON.stringify({ accesstoken: 'a', RefreshToken: 'r', expiry: '2026-03-01T10:10:00Z' });

test('a session is open until its end [SES-002]', () => {
  expect(evaluateSession(user(), auth, now)).toEqual({
    kind: 'open',
    customer: {
      name: 'MYA MYA',
      loginId: 'mya@example.com',
      isCardCustomer: false,
      isExistingCustomer: false,
      idType: 'PASSPORT',
      idNumber: 'E1234567',
    },
    expiresAtMs: Date.parse('2026-03-01T10:30:00Z'),
  });
  const end = Date.parse('2026-03-01T10:30:00Z');
  expect(evaluateSession(user(), auth, end - 1).kind).toBe('open');
  expect(evaluateSession(user(), auth, end).kind).toBe('expired');
});

test('the end of the access token does not end the session (G-034)', () => {
  expect(evaluateSession(user(), auth, Date.parse('2026-03-01T10:20:00Z')).kind).toBe('open');
});

test('a customer with the product code CREDITCARD came for a card [ROL-005]', () => {
  const record = user({ Data: { USERNAME: 'A', LOGIN_ID: 'b', PRODUCT_CODE: 'CREDITCARD' } });
  expect(evaluateSession(record, auth, now)).toMatchObject({ customer: { isCardCustomer: true } });
});

test('without a user there is no session, whatever else is stored (G-072)', () => {
  expect(evaluateSession(null, auth, now).kind).toBe('absent');
  expect(evaluateSession(null, null, now).kind).toBe('absent');
});

test.each([
  ['a user that cannot be read', 'not JSON', auth],
  ['a user that is no record', '"text"', auth],
  ['null', 'null', auth],
  ['a user without a login id', user({ Data: { USERNAME: 'A' } }), auth],
  ['a user without an end', user({ expiry: undefined }), auth],
  ['an end that is no moment', user({ expiry: 'soon' }), auth],
  ['missing tokens', user(), null],
  ['tokens that cannot be read', user(), '{'],
  ['tokens without the refresh token', user(), JSON.stringify({ accesstoken: 'a', expiry: '2026-03-01T10:10:00Z' })],
])('%s makes it odd (G-072)', (_, userText, authText) => {
  expect(evaluateSession(userText, authText, now).kind).toBe('odd');
});

test('odd is asked before expired (G-072)', () => {
  expect(evaluateSession(user({ expiry: '2020-01-01T00:00:00Z' }), null, now).kind).toBe('odd');
});
