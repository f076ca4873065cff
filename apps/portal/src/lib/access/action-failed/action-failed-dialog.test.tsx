// @vitest-environment page
import { errorCodes } from '@taga/contract';
import { Router } from '@taga/web/navigation';
import { drawInPage } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { ActionFailedDialog } from './action-failed-dialog.tsx';

async function draw(...details: readonly (readonly [code: string, words: string])[]) {
  const domainError = {
    status: 400,
    message: 'The general message',
    details: details.map(([ErrorCode, ErrorDescription]) => ({ ErrorCode, ErrorDescription })),
  };
  const drawn = await drawInPage(<ActionFailedDialog domainError={domainError} onClose={vi.fn()} />, {
    words: ['refusals'],
    around: (children) => <Router>{children}</Router>,
  });
  const paragraphs = [...document.querySelectorAll('dialog p')].map(({ textContent }) => textContent);
  return { ...drawn, paragraphs, text: drawn.store.getSnapshot().text };
}

test('the bank’s own words stand below the address, the first reason alone', async () => {
  const { paragraphs, text } = await draw([errorCodes.classNotAllowed, 'Not for you'], ['X', 'Second']);
  expect(paragraphs).toEqual([text('actionFailed.dialog.dear'), 'Not for you']);
});

test('a reason that begins with the address itself is not addressed twice', async () => {
  const { paragraphs } = await draw([errorCodes.alreadyHasAccount, 'Dear Customer, you have it']);
  expect(paragraphs).toEqual(['Dear Customer, you have it']);
});

test('without a reason the general message is told', async () => {
  const { paragraphs, text } = await draw();
  expect(paragraphs).toEqual([text('actionFailed.dialog.dear'), 'The general message']);
});
