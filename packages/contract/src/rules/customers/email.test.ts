import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findProblem } from '../fields/rule.ts';
import { introducerEmail, loginId, resetLoginId, signUpEmail } from './email.ts';

describe('an empty e-mail address', () => {
  it('is told on each screen in its own words [VAL-001, VAL-039, VAL-045]', () => {
    expect(findProblem(loginId, ' ')).toBe('validation.login.idMissing');
    expect(findProblem(signUpEmail, '')).toBe('validation.email.missing');
    expect(findProblem(resetLoginId, undefined)).toBe('validation.reset.idMissing');
  });
});

describe('the e-mail address of a sign-up', () => {
  it.each(['mya@example.com', "o'b+x@mail.example.co", 'a_b-c@x-y.mm'])('%s is plausible', (email) => {
    expect(findProblem(signUpEmail, email)).toBeUndefined();
  });

  it.each([
    'mya',
    'mya@',
    '@example.com',
    'mya@example',
    'my a@example.com',
    'mya@example..com',
    'မြ@example.com',
    'a@b@c.com',
  ])('%s is malformed [VAL-039]', (email) => {
    expect(findProblem(signUpEmail, email)).toBe('validation.email.malformed');
  });

  it('is stored in lower case, since nobody remembers how they typed it', () => {
    expect(z.parse(signUpEmail, ' Mya@Example.COM ')).toBe('mya@example.com');
    expect(z.parse(loginId, 'Mya@Example.COM')).toBe('mya@example.com');
  });

  it('answers quickly, however long the nonsense', () => {
    expect(findProblem(signUpEmail, `a@${'a.'.repeat(100_000)}`)).toBeDefined();
  });
});

describe('the login id of a password reset', () => {
  it('is an e-mail address: who slips would wait for a code in vain [PWR-002, VAL-045]', () => {
    expect(z.parse(resetLoginId, ' Mya@Example.COM ')).toBe('mya@example.com');
    expect(findProblem(resetLoginId, 'mya')).toBe('validation.email.malformed');
    expect(findProblem(resetLoginId, 'mya@example')).toBe('validation.email.malformed');
  });

  it('is any text at sign-in, where a slip is answered like an unknown one', () => {
    expect(findProblem(loginId, 'mya')).toBeUndefined();
  });
});

describe("an introducer's e-mail address", () => {
  it('may be left out, but not be malformed', () => {
    expect(findProblem(introducerEmail, '')).toBeUndefined();
    expect(findProblem(introducerEmail, 'a.b@c.com')).toBeUndefined();
    expect(findProblem(introducerEmail, 'a.b')).toBe('validation.introducer.emailMalformed');
  });
});
