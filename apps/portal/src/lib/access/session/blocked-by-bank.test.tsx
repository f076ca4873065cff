// @vitest-environment page
import { Router } from '@taga/web/navigation';
import { drawInPage } from '@taga/web/testing';
import { expect, test } from 'vitest';
import { blockedByBank, signInBlockedByBank, useBlockByBank } from './blocked-by-bank.ts';

const Page = () => useBlockByBank() ?? 'nobody';

test.each([
  [null, 'nobody'],
  [blockedByBank, 'account'],
  [signInBlockedByBank, 'sign-in'],
  [{ isSignInBlocked: true }, 'nobody'],
  [{ isBlockedByBank: 'yes' }, 'nobody'],
])('given %j the bank has blocked %s', async (state, expected) => {
  window.history.replaceState({ idx: 0, key: 'k', usr: state }, '', '/blocked');
  const { read } = await drawInPage(
    <Router>
      <Page />
    </Router>,
  );
  expect(read()).toBe(expected);
});
