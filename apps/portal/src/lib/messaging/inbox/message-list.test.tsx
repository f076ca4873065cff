// @vitest-environment page
import { Router } from '@taga/web/navigation';
import { drawInPage } from '@taga/web/testing';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { MessageIcon, MessageList } from './message-list.tsx';
import { Rejected } from './rejected.tsx';

const draw = async (element: ReactNode) => {
  const drawn = await drawInPage(element, { words: ['inbox'], around: (children) => <Router>{children}</Router> });
  return { ...drawn, text: drawn.store.getSnapshot().text };
};
const message = (Id: string, changes = {}) => ({
  Id,
  Type: 'AccountCreated',
  Category: 'Orders',
  Subject: `Subject ${Id}`,
  Date: '2026-03-01T20:00:00Z',
  Unread: false,
  ...changes,
});

test('each message is the way to the whole of it, with the day in Myanmar', async () => {
  const { place, read } = await draw(<MessageList messages={[message('m-1'), message('m-2')] as never} />);
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(2);
  expect(links[0]).toContain('m-1');
  expect(read()).toContain('Mar 02');
});

test('what was not read stands out, for eyes and for ears', async () => {
  const { place, text } = await draw(
    <MessageList messages={[message('m-1', { Unread: true }), message('m-2')] as never} />,
  );
  const [unread, seen] = [...place.querySelectorAll('li')];
  expect(unread?.textContent).toContain(text('inbox.list.unread'));
  expect(unread?.querySelector('.font-bold')?.textContent).toContain('Subject m-1');
  expect(seen?.textContent).not.toContain(text('inbox.list.unread'));
  expect(seen?.querySelector('.font-bold')).toBeNull();
});

test.each([
  ['AccountCreated', 'bg-success-tint'],
  ['RequestRejected', 'bg-warning-tint'],
  ['Broadcast', 'bg-primary-tint'],
])('a message of the type %s has its colour', async (type, colour) => {
  const { find } = await draw(<MessageIcon type={type as never} />);
  expect(find('span').className).toContain(colour);
});

test('on its own page the sign is large', async () => {
  const sizes = async (size?: 'large') => {
    const { find } = await draw(<MessageIcon type={'Broadcast' as never} {...(size && { size })} />);
    return [find('span').className.includes('p-6'), find('svg').getAttribute('width')];
  };
  expect(await sizes('large')).toEqual([true, '24']);
  expect(await sizes()).toEqual([false, '20']);
});

const rejection = { Remark: 'Photo is dark', Kind: 'card', Reason: null };
const reason = { Category: 'Documents', SubCategory: [{ Message: 'Payslip', Description: [{ Content: 'Too old' }] }] };

test('a rejection tells the remark of our staff and each reason, and leads on', async () => {
  const { read, place, text } = await draw(<Rejected rejection={{ ...rejection, Reason: [reason] } as never} />);
  for (const words of ['Photo is dark', text('inbox.rejected.reasons'), 'Documents', 'Payslip', 'Too old']) {
    expect(read()).toContain(words);
  }
  expect([...place.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    text('inbox.rejected.tryAgain'),
    text('inbox.rejected.service'),
  ]);
});

test.each([null, []])('without reasons none are announced: %j', async (Reason) => {
  const { read, text, place } = await draw(<Rejected rejection={{ ...rejection, Remark: '', Reason } as never} />);
  expect(read()).toContain(text('inbox.rejected.sorry'));
  expect(read()).not.toContain(text('inbox.rejected.reasons'));
  expect(place.querySelector('ol')).toBeNull();
});
