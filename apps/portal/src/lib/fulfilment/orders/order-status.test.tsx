// @vitest-environment page
import { drawInPage } from '@taga/web/testing';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { FormOrderStatus, OrderStatus } from './order-status.tsx';

const read = async (status: ReactNode) => (await drawInPage(status, { words: ['orders'] })).read();

test('a status is told in our words, and the same status of a card in those of cards', async () => {
  expect(await read(<OrderStatus status="COMPLETED" />)).toBe('Done');
  expect(await read(<OrderStatus status="COMPLETED" isCard />)).toBe('Collected');
  expect(await read(<OrderStatus status="READY" isCard />)).toBe('Ready to collect');
});

test('one that we do not know is told as the bank says it', async () => {
  expect(await read(<OrderStatus status="READY" />)).toBe('READY');
  expect(await read(<OrderStatus status="INIT" isCard />)).toBe('INIT');
  expect(await read(<OrderStatus status="ON_THE_MOON" isDetail />)).toBe('ON_THE_MOON');
});

test('on the page of an order the bank’s own word stands beside ours', async () => {
  expect(await read(<OrderStatus status="PENDING" isDetail />)).toBe('In reviewPENDING');
});

test('a kind that brings its own words is told in them, and as the bank says it where it has none', async () => {
  const kind = { name: 'loan', statuses: { GRANTED: 'COMPLETED' } } as never;
  expect(await read(<FormOrderStatus kind={kind} status="GRANTED" />)).toBe('kind.loan.status.GRANTED');
  expect(await read(<FormOrderStatus kind={kind} status="ODD" />)).toBe('ODD');
});
