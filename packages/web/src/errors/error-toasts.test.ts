import { createText } from '@taga/i18n';
import { compileCatalog } from '@taga/i18n/compile';
import { expect, test } from 'vitest';
import english from '../../../i18n/locales/en/toast.json' with { type: 'json' };
import { ApiError } from '../api/api-error.ts';
import { describeError } from './error-toasts.tsx';

const text = createText('en', compileCatalog(english));

test('says it in a sentence, with the status and the body as formatted text behind it [ERR-003]', () => {
  const body = { Error: { Message: 'Busy', Details: [], RequestId: 'r-1' } };
  expect(describeError(new ApiError(500, body, 'r-1'), text)).toEqual({
    message: 'Something went wrong. Please try again in a moment, or contact us if it happens again.',
    details: `Error 500\n${JSON.stringify(body, null, 2)}`,
  });
});

test('shows a body that is not JSON as it came [ERR-003]', () => {
  expect(describeError(new ApiError(502, 'Bad gateway', null), text).details).toBe('Error 502\nBad gateway');
});

test('has words for a server that cannot be reached, in place of the status (G-100)', () => {
  expect(describeError(new ApiError(null, null, null), text)).toEqual({
    message: 'We could not reach the bank. Please check your connection.',
  });
});
