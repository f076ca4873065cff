// @vitest-environment page

import { createTextStore } from '@taga/i18n';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { currentLocation } from '../navigation/history.ts';
import { doing } from '../testing/in-page.tsx';
import { TextProvider } from '../text/text-context.tsx';
import type { PageDefinition } from './page-definition.ts';
import { StaticPage } from './static-page.tsx';

const pressed = vi.fn();
function Whole() {
  return (
    <>
      <a href="/fees">Fees</a>
      <button type="button">First</button>
      <button type="button" onClick={pressed}>
        Second
      </button>
    </>
  );
}
const words = vi.fn(async () => ({}));

beforeEach(() => {
  pressed.mockReset();
  window.history.replaceState({ idx: 0, key: 'k', usr: null }, '', '/');
});

/** As the server has drawn it, and then hydrated. */
async function draw(
  html = '<a href="/fees">Fees</a><a href="https://elsewhere.example/">Away</a><a href="/other/app">Other</a><button>First</button><button>Second</button>',
) {
  const store = createTextStore('en', words, { home: {} });
  const load = vi.fn(async () => ({ Page: Whole }));
  const page = {
    load,
    catalogs: ['home', 'accounts'],
    layout: { find: () => undefined, load: vi.fn(async () => ({})), forget: vi.fn() },
  } as unknown as PageDefinition;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<div class="contents">${html}</div>`;
  const drawn = (
    <TextProvider store={store}>
      <StaticPage page={page} isOwn={(path) => path === '/fees'}>
        <Whole />
      </StaticPage>
    </TextProvider>
  );
  const root = await doing(() => hydrateRoot(place, drawn));
  onTestFinished(async () => {
    await doing(() => root.unmount());
    place.remove();
  });
  const control = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === name);
  const press = (name: string) => doing(() => control(name)?.click());
  return { place, load, press, control };
}

test('what was pre-rendered stays, and neither the page’s file nor its words are fetched', async () => {
  const { place, load } = await draw();
  expect(place.textContent).toBe('FeesAwayOtherFirstSecond');
  expect(load).not.toHaveBeenCalled();
});

test('its links lead on inside the app, and no other link does', async () => {
  const { press } = await draw();
  await press('Away');
  await press('Other');
  expect(currentLocation().pathname).toBe('/');
  await press('Fees');
  expect(currentLocation().pathname).toBe('/fees');
});

test('a button fetches the page, and is then pressed as if it had been alive', async () => {
  const { press, load, control } = await draw();
  await press('Second');
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(control('Second'));
});

test('where nothing was left of it, it is drawn again, and no button is pressed', async () => {
  const { place, load } = await draw('');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => doing(() => expect(place.textContent).toContain('FeesFirstSecond')));
  expect(pressed).not.toHaveBeenCalled();
});
