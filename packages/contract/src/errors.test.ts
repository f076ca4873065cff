import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorCodes } from './error-codes.ts';
import { errorBody, everyEndpointErrors, httpStatusOf } from './errors.ts';

const codes = Object.values(errorCodes);

describe('error codes', () => {
  it('include those of the specification [ERR-017]', () => {
    expect(codes).toEqual(expect.arrayContaining(['EX0004', '103000012', '103000008', '1001']));
  });

  it('are each used once', () => {
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(codes.filter((code) => code.startsWith('TG0')))('%s carries its HTTP status', (code) => {
    expect(httpStatusOf(code)).toBe(Number(code.slice(3)));
  });

  it('answer a broken rule with 400, which the browser explains on the screen and does not toast', () => {
    const others = codes.filter((code) => !code.startsWith('TG0') && httpStatusOf(code) !== 400);
    expect(others).toEqual([
      errorCodes.refreshTokenInvalid,
      errorCodes.savedElsewhere,
      errorCodes.uploadOffsetWrong,
      errorCodes.caseChanged,
    ]);
  });

  it('answer wrong credentials and a blocked account with 400, not 401', () => {
    expect(httpStatusOf(errorCodes.wrongCredentials)).toBe(400);
    expect(httpStatusOf(errorCodes.accountBlocked)).toBe(400);
  });

  it('answer an ended session with 401 and a save from two devices with 409', () => {
    expect(httpStatusOf(errorCodes.refreshTokenInvalid)).toBe(401);
    expect(httpStatusOf(errorCodes.savedElsewhere)).toBe(409);
  });

  it('that every call can answer with exist', () => {
    expect(codes).toEqual(expect.arrayContaining([...everyEndpointErrors]));
  });
});

describe('the error body', () => {
  it('holds a message and details with code and description [ERR-001]', () => {
    const body = {
      Error: {
        Message: 'Bad request',
        Details: [{ ErrorCode: 'TG1001', ErrorDescription: 'LOGIN_ID' }],
        RequestId: 'r1',
      },
    };
    expect(z.parse(errorBody, body)).toEqual(body);
    expect(z.safeParse(errorBody, { Message: 'Bad request' }).success).toBe(false);
  });
});
