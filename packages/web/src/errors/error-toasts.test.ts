import { createText } from '@taga/i18n';
import { compileCatalog } from '@taga/i18n/compile';
import { expect, test } from 'vitest';
import english from '../../../../packages/i18n/locales/en/layout.json' with { type: 'json' };
import { ApiError } from '../api/api-error.ts';
import { describeError } from './error-toasts.tsx';

const text = createText('en', compileCatalog(english));

test('shows the status and the body as formatted text [ERR-003]', () => {
  const body = { Error: { Message: 'Busy', Details: [], RequestId: 'r-1' } };
  expect(describeError(new ApiError(503, body, 'r-1'), text)).toEqual({
    title: 'Error 503',
    body: JSON.stringify(body, null, 2),
  });
});

test('shows a body that is not JSON as it came [ERR-003]', () => {
  expect(describeError(new ApiError(502, 'Bad gateway', null), text).body).toBe('Bad gateway');
});

test('has words for a server that cannot be reached, in place of the status (G-100)', () => {
  expect(describeError(new ApiError(null, null, null), text)).toEqual({
    title: 'No connection',
    body: 'We could not reach the server. Please check your connection and try again.',
  });
});
