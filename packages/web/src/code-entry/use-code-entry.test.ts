// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { doing, runHook } from '../testing/in-page.tsx';
import { useCodeEntry } from './use-code-entry.ts';

const refusal = (code: string) =>
  new ApiError(
    400,
    { Error: { Message: 'No.', Details: [{ ErrorCode: code, ErrorDescription: `Why ${code}` }] } },
    'r',
  );

async function draw() {
  const onVerify = vi.fn(async (_code: string): Promise<unknown> => undefined);
  const onResend = vi.fn(async (_via: string) => {});
  const entry = await runHook(() => useCodeEntry({ onVerify, onResend }), { words: ['refusals'] });
  return {
    entry,
    onVerify,
    onResend,
    type: (code: string) => doing(() => entry.current.type(code)),
    verify: () => doing(() => entry.current.verify()),
    resend: (via: 'SMS' | 'EMAIL' = 'SMS') => doing(() => entry.current.resend(via)),
  };
}

test('a code that is complete is verified by its last digit, once', async () => {
  const { entry, onVerify, type } = await draw();
  await type('12345');
  expect(onVerify).not.toHaveBeenCalled();
  await type('123456');
  expect(onVerify.mock.calls).toEqual([['123456']]);
  expect(entry.current).toMatchObject({ code: '123456', error: undefined, isWrong: false, wasRefused: false });
});

test('one that is not is told at once, without asking the server; each time again', async () => {
  const { entry, onVerify, type, verify } = await draw();
  await type('12');
  await verify();
  const first = entry.current.failure;
  expect(entry.current.error).toEqual(expect.any(String));
  await verify();
  expect(entry.current.failure).not.toBe(first);
  expect(onVerify).not.toHaveBeenCalled();
  await type('123');
  expect(entry.current.error).toBeUndefined();
});

test('a wrong code that is an answer and no error is the screen’s to tell; a new one may be asked for at once', async () => {
  const { entry, onVerify, type, verify } = await draw();
  onVerify.mockResolvedValueOnce(false);
  await type('123456');
  expect(entry.current).toMatchObject({ isWrong: true, wasRefused: true, error: undefined });
  await verify();
  expect(entry.current).toMatchObject({ isWrong: false, wasRefused: false });
});

test('why the server refused the code stands at the field, and a new one may be asked for at once', async () => {
  const { entry, onVerify, type, resend } = await draw();
  onVerify.mockRejectedValueOnce(refusal('X1'));
  await type('123456');
  expect(entry.current).toMatchObject({ error: 'Why X1', wasRefused: true, isWrong: false });
  expect(entry.current.failure).toBe(entry.current.domainError);
  await resend();
  expect(entry.current).toMatchObject({ error: undefined, wasRefused: false, code: '' });
});

test('another code is sent the way that was asked for, the field is empty, and it is said', async () => {
  const { entry, onResend, type, resend } = await draw();
  await type('123456');
  await resend('EMAIL');
  expect(onResend).toHaveBeenCalledWith('EMAIL');
  expect(entry.current).toMatchObject({ code: '', wasResent: true });
});

test('one that could not be sent says why, and that goes with the next code typed and verified', async () => {
  const { entry, onResend, type, verify, resend } = await draw();
  onResend.mockRejectedValueOnce(refusal('X2'));
  await resend();
  expect(entry.current).toMatchObject({ error: 'Why X2', wasResent: false, wasRefused: false });
  await type('123456');
  await verify();
  expect(entry.current).toMatchObject({ error: undefined, domainError: undefined });
});

test('what was said of an earlier try is gone when another code is asked for', async () => {
  const { entry, onVerify, onResend, type, verify, resend } = await draw();
  await resend();
  expect(entry.current.wasResent).toBe(true);
  onVerify.mockResolvedValueOnce(false);
  await type('123456');
  await type('1');
  await verify();
  onResend.mockReturnValueOnce(new Promise(() => {}));
  await resend();
  expect(entry.current).toMatchObject({ wasResent: false, isWrong: false, error: undefined, failure: undefined });
  expect(entry.current.resending.isBusy).toBe(true);
});
