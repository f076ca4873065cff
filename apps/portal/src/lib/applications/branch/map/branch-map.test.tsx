// @vitest-environment page
import { mapDefaultZoom } from '@taga/contract/constants';
import { townPoints } from '@taga/reference/map-places';
import { placesCredit } from '@taga/reference/outlines';
import { drawInPage } from '@taga/web/testing';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerCalls, callApi } from '../../../../testing/fake-api.ts';
import { BranchMap } from './branch-map.tsx';
import { drawMap } from './draw-map.ts';

vi.mock('../../../platform/api/call-api.ts', () => import('../../../../testing/fake-api.ts'));

const yangon = [16.8, 96.16] as const;
const media = (matching: string) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query.includes(matching) }) as never);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => vi.restoreAllMocks());

function draw({ tilesUrl, matching = 'reduce' }: { tilesUrl?: string; matching?: string } = {}) {
  media(matching);
  const container = document.body.appendChild(document.createElement('div'));
  const map = drawMap(container, { place: yangon, tilesUrl, townName: (code) => `town ${code}` });
  const count = (selector: string) => container.querySelectorAll(selector).length;
  onTestFinished(() => {
    map.remove();
    container.remove();
  });
  return { ...map, container, count };
}

test('without pictures it is drawn from what ships: states, districts, and from close by the towns in sight', () => {
  const { container, count, zoomIn, zoomOut } = draw();
  expect(count('.map-state')).toBeGreaterThan(10);
  expect(count('.map-district')).toBeGreaterThan(10);
  expect(count('.map-pin svg')).toBe(1);
  expect(count('img')).toBe(0);
  const seen: [string | undefined, boolean][] = [];
  const look = () => seen.push([container.dataset.view, count('.map-town') > 0]);
  for (let zoom = mapDefaultZoom; zoom > 12; zoom -= 1) zoomOut();
  look();
  const towns = count('.map-town');
  expect(towns).toBeLessThan(townPoints.length);
  expect(container.querySelector('.map-town')?.textContent).toMatch(/^town /);
  zoomOut();
  look();
  zoomOut();
  look();
  zoomIn();
  zoomIn();
  look();
  expect(count('.map-town')).toBe(towns);
  expect(seen).toEqual([
    ['near', true],
    ['near', false],
    ['far', false],
    ['near', true],
  ]);
});

test('it goes no further out than the country, and no closer than a street', () => {
  const { container, zoomIn, zoomOut } = draw();
  const views = new Set<string | undefined>();
  for (let time = 0; time < 12; time += 1) zoomOut();
  views.add(container.dataset.view);
  for (let time = 0; time < 5; time += 1) zoomIn();
  views.add(container.dataset.view);
  expect([...views]).toEqual(['far']);
  zoomIn();
  expect(container.dataset.view).toBe('near');
});

test('with pictures nothing of our own is drawn but the pin', () => {
  const { count } = draw({ tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png' });
  expect(count('.map-state')).toBe(0);
  expect(count('.map-pin svg')).toBe(1);
  expect(count('img')).toBeGreaterThan(0);
});

test('the pin stands with its tip on the place, over the names, and catches no finger', () => {
  const { container } = draw();
  const pin = container.querySelector<HTMLElement>('.map-pin');
  expect(pin?.style).toMatchObject({ marginLeft: '-18px', marginTop: '-43px', width: '36px', height: '44px' });
  expect(Number(pin?.style.zIndex)).toBeGreaterThan(900);
  expect(pin?.classList.contains('leaflet-interactive')).toBe(false);
  expect(pin?.hasAttribute('tabindex')).toBe(false);
  expect(
    container.querySelectorAll('path.leaflet-interactive, .map-town.leaflet-interactive, .map-town[tabindex]'),
  ).toHaveLength(0);
});

test.each([
  ['pointer: fine', true],
  ['none', false],
])('a mouse drags it, a finger that scrolls the page does not: %s', (matching, isDragged) => {
  const { container } = draw({ matching });
  expect(container.classList.contains('leaflet-grab')).toBe(isDragged);
  expect(container.classList.contains('leaflet-touch-zoom')).toBe(true);
  expect(container.tabIndex).toBe(0);
});

const place = [16.8, 96.16] as const;
async function show() {
  media('reduce');
  const drawn = await drawInPage(<BranchMap place={place} name="Ahlone" />, { words: ['branch'] });
  return { ...drawn, text: drawn.store.getSnapshot().text };
}

test('whether there are pictures is asked once; nothing is drawn before, and without a network our own map is', async () => {
  answerCalls({ getMapTiles: () => Promise.reject(new Error('no network')) });
  const offline = await show();
  await expect.poll(() => offline.place.querySelector('.map-pin')).not.toBeNull();
  expect(offline.read()).toContain(placesCredit);
  // Where in the country it lies.
  const circle = offline.place.querySelector('circle');
  expect(Number(circle?.getAttribute('cx'))).toBeCloseTo(3.91, 2);
  expect(Number(circle?.getAttribute('cy'))).toBeCloseTo(12, 2);
  expect(offline.place.querySelector('svg:has(circle)')?.getAttribute('viewBox')).toMatch(/^0 0 9\.02\d* 19\.4$/);
  const view = () => offline.place.querySelector<HTMLElement>('[data-view]')?.dataset.view;
  for (let time = 0; time < 6; time += 1) await offline.press(offline.text('branch.map.zoomOut'));
  expect(view()).toBe('far');
  for (let time = 0; time < 6; time += 1) await offline.press(offline.text('branch.map.zoomIn'));
  expect(view()).toBe('near');
  answerCalls({
    getMapTiles: { Data: { Tiles: { Url: 'https://tiles.example/{z}/{x}/{y}.png', Credit: 'Example' } } },
  });
  const pictures = await show();
  await expect.poll(() => pictures.place.querySelector('.map-pin')).not.toBeNull();
  expect(pictures.read()).toContain('Example');
  expect(pictures.place.querySelector('circle')).toBeNull();
  expect(pictures.place.querySelector('.map-state')).toBeNull();
  await show();
  expect(callApi.mock.calls.filter(([{ id }]) => id === 'getMapTiles')).toHaveLength(1);
});
