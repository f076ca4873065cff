// @vitest-environment page
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FixedRouter } from '../navigation/router.tsx';
import { doing, drawInPage } from '../testing/in-page.tsx';
import { layoutAtHand, layoutFetched } from './layout-source.ts';
import type { PageDefinition } from './page-definition.ts';
import { PageFrame } from './page-frame.tsx';

afterEach(() => vi.restoreAllMocks());

const Layout = ({ children }: { children: ReactNode }) => <div>around {children}</div>;
const Everybody = ({ children }: { children: ReactNode }) => children;

function definePageOf(words: string, changes: Partial<PageDefinition> = {}): PageDefinition {
  const Page = ({ params }: { params: object }) => `${words} ${JSON.stringify(params)}`;
  return {
    path: '/x',
    title: 'layout.header.signIn',
    description: 'layout.header.signIn',
    catalogs: ['public'],
    layout: layoutAtHand(Layout),
    load: async () => ({ Page }),
    ...changes,
  } as unknown as PageDefinition;
}

const frame = (page: PageDefinition, { guard = Everybody, isPrerendered = false, params = {} } = {}) => (
  <FixedRouter pathname="/x">
    <PageFrame
      page={page}
      params={params}
      nameOf={() => 'Bank'}
      guard={guard as never}
      isPrerendered={isPrerendered}
      isOwn={() => true}
    />
  </FixedRouter>
);

async function draw(page: PageDefinition, how = {}) {
  const drawn = await drawInPage(frame(page, how), { words: ['public'] });
  const shows = (words: string) => vi.waitFor(() => doing(() => expect(drawn.read()).toContain(words)));
  return { ...drawn, shows };
}

test('a page stands in its layout, with what its address filled in', async () => {
  const { shows } = await draw(definePageOf('an order'), { params: { id: '7' } });
  await shows('around an order {"id":"7"}');
});

test('until page and layout are there it says that it is loading', async () => {
  let arrive = () => {};
  const layout = layoutFetched(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ Layout });
      }),
  );
  const { read, shows } = await draw(definePageOf('an order', { layout }));
  expect(read()).toBe('Loading');
  await doing(() => arrive());
  await shows('around an order');
});

test('who may not see a page sees what its guard says instead', async () => {
  const { shows, read } = await draw(definePageOf('secret'), { guard: () => 'sign in first' });
  await shows('sign in first');
  expect(read()).not.toContain('secret');
});

test('a page that fails leaves its layout standing, and the next try asks for it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ Page: () => 'there after all' });
  const { shows, press } = await draw(definePageOf('', { load }));
  await shows('around This page could not be opened');
  await press('Try again');
  await shows('around there after all');
});

test('a static page that the app began with is left as it stands; any other time it is drawn', async () => {
  const load = vi.fn(async () => ({ Page: () => 'drawn' }));
  const still = definePageOf('', { isStatic: true, load, catalogs: ['public', 'home'] });
  const { redraw, shows, store } = await draw(still, { isPrerendered: true });
  const [other] = [definePageOf('another')];
  await redraw(frame(other, { isPrerendered: true }));
  await shows('another');
  await store.loadGroup('home');
  await redraw(frame(still, { isPrerendered: true }));
  await shows('drawn');
});

test('a page that is not static, or was not pre-rendered, is drawn at once', async () => {
  const { shows } = await draw(definePageOf('lively'), { isPrerendered: true });
  await shows('lively');
  const { shows: showsStill } = await draw(definePageOf('still', { isStatic: true }));
  await showsStill('still');
});
