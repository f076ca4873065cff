// @vitest-environment page
import { Router } from '@taga/web/navigation';
import { drawInPage } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { ListFrame } from './list-frame.tsx';

const refetch = vi.fn();
const nothing = { data: undefined, isError: false, isFetching: false, refetch };
type List = Parameters<typeof ListFrame<string>>[0]['list'];

async function draw(list: Partial<List>) {
  const drawn = await drawInPage(
    <ListFrame list={{ ...nothing, ...list }} page={1} pageSize={10} hrefFor={(page) => `/inbox?page=${page}`}>
      {(rows) => <p>{rows.join(', ')}</p>}
    </ListFrame>,
    { words: ['lists'], around: (children) => <Router>{children}</Router> },
  );
  const links = () => [...drawn.place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { ...drawn, links, text: drawn.store.getSnapshot().text };
}

test('while it is loaded it says so, also when it is tried again', async () => {
  for (const list of [{ isFetching: true }, { isError: true, isFetching: true }, {}]) {
    const { read, text } = await draw(list);
    expect(read()).toBe(text('lists.state.loading'));
  }
});

test('what could not be loaded can be asked for again', async () => {
  const { read, press, text } = await draw({ isError: true });
  expect(read()).toContain(text('lists.state.failure'));
  expect(refetch).not.toHaveBeenCalled();
  await press(text('lists.state.again'));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('what was there before stays when it cannot be loaded again', async () => {
  const { read } = await draw({ data: { Details: ['a', 'b'], TotalCount: 2 }, isError: true });
  expect(read()).toContain('a, b');
});

test('an empty list says that it is', async () => {
  const { read, text } = await draw({ data: { Details: [], TotalCount: 0 } });
  expect(read()).toBe(text('lists.state.empty'));
});

test('rows come with how many there are in all, and the ways to the other pages', async () => {
  const { read, links } = await draw({ data: { Details: ['a'], TotalCount: 11 } });
  expect(read()).toContain('a11 in all');
  expect(links()).toContain('/inbox?page=2');
  expect(links()).not.toContain('/inbox?page=3');
  const one = await draw({ data: { Details: ['a'], TotalCount: 10 } });
  expect(one.links()).not.toContain('/inbox?page=2');
});
