// @vitest-environment page
import { ApiError } from '@taga/web/api';
import { Router } from '@taga/web/navigation';
import { drawInPage } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { DetailFrame } from './detail-frame.tsx';

const refetch = vi.fn();
const words = {
  name: 'orders.detail.name',
  loading: 'orders.detail.loading',
  failure: 'orders.detail.failure',
  failureText: 'orders.detail.failureText',
  again: 'orders.detail.again',
  missing: 'orders.detail.missing',
  missingText: 'orders.detail.missingText',
  toList: 'orders.detail.toOrders',
} as const;

async function draw(detail: { data?: string; error?: Error; isFetching?: boolean }) {
  const asked = { data: undefined, error: null, isFetching: false, refetch, ...detail };
  const drawn = await drawInPage(
    <DetailFrame detail={asked} listHref="/orders" words={words}>
      {(data) => <p>{data}</p>}
    </DetailFrame>,
    { words: ['orders'], around: (children) => <Router>{children}</Router> },
  );
  return { ...drawn, text: drawn.store.getSnapshot().text };
}

test('what is there is shown, even if it cannot be loaded again', async () => {
  expect((await draw({ data: 'the order' })).read()).toBe('the order');
  expect((await draw({ data: 'the order', error: new Error('x') })).read()).toBe('the order');
});

test('until then it is being loaded, also when it is tried again', async () => {
  for (const detail of [{}, { isFetching: true }, { error: new Error('x'), isFetching: true }]) {
    const { read, text } = await draw(detail);
    expect(read()).toBe(`${text(words.name)}${text(words.loading)}`);
  }
});

test.each([new Error('x'), new ApiError(500, null, null), new ApiError(null, null, null)])(
  'what could not be loaded can be asked for again: %s',
  async (error) => {
    refetch.mockReset();
    const { read, press, place, text } = await draw({ error });
    expect(read()).toContain(text(words.failure));
    expect(read()).toContain(text(words.failureText));
    expect(place.querySelector('a')).toBeNull();
    await press(text(words.again));
    expect(refetch).toHaveBeenCalledTimes(1);
  },
);

test('what is nobody’s, or somebody else’s, leads back to the list', async () => {
  const { read, place, text } = await draw({ error: new ApiError(404, null, null) });
  expect(read()).toContain(text(words.missing));
  expect(read()).toContain(text(words.missingText));
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/orders');
  expect(place.querySelector('button')).toBeNull();
});
