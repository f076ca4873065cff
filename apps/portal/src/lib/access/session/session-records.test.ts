import { expect, test } from 'vitest';
import { parseAuth, parseUser } from './session-records.ts';

const expiry = '2026-03-01T04:00:00Z';
const user = { Data: { USERNAME: 'Mya', LOGIN_ID: 'mya@mail.example' }, expiry };
const auth = { accesstoken: 't', RefreshToken: 'r', expiry };

test('whole records are read as they are, without what else is written there', () => {
  expect(parseUser({ ...user, more: 1 })).toEqual(user);
  expect(parseAuth({ ...auth, more: 1 })).toEqual(auth);
});

test.each([
  null,
  {},
  { ...user, Data: { USERNAME: 1, LOGIN_ID: 'x' } },
  { ...user, Data: { USERNAME: 'x' } },
  { ...user, expiry: 'soon' },
  { ...user, expiry: 5 },
])('no user is read from %j', (found) => {
  expect(parseUser(found)).toBeUndefined();
});

test.each([null, {}, { ...auth, accesstoken: 1 }, { ...auth, RefreshToken: null }, { ...auth, expiry: 'soon' }])(
  'no tokens are read from %j',
  (found) => {
    expect(parseAuth(found)).toBeUndefined();
  },
);
