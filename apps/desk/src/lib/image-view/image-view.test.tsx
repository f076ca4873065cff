// @vitest-environment page
import { doing, drawInPage } from '@taga/web/testing';
import { expect, test } from 'vitest';
import { ImageView } from './image-view.tsx';

async function draw() {
  const drawn = await drawInPage(<ImageView url="/photo.jpg" label="Front" />, { words: ['deskCases'] });
  const box = () => drawn.find('figure > div');
  const look = () => drawn.find<HTMLImageElement>('img').style.transform;
  const point = (type: string, at: PointerEventInit) =>
    doing(() => box().dispatchEvent(new PointerEvent(type, { bubbles: true, ...at })));
  const key = (pressed: string) =>
    doing(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true })));
  const wheel = async (deltaY: number) => {
    const event = new WheelEvent('wheel', { deltaY, cancelable: true, bubbles: true });
    await doing(() => box().dispatchEvent(event));
    return event;
  };
  return { ...drawn, look, point, key, wheel };
}
const asItIs = 'translate(0px, 0px) scale(1) rotate(0deg)';

test('a photo is shown whole at first', async () => {
  const { look, find } = await draw();
  expect(look()).toBe(asItIs);
  expect(find('img').getAttribute('alt')).toBe('Front');
  expect(find('img').getAttribute('draggable')).toBe('false');
});

test('it grows by a quarter with each press or key, up to eight times, and never below its whole size', async () => {
  const { look, press, key } = await draw();
  await press('Larger');
  expect(look()).toContain('scale(1.25)');
  await key('+');
  expect(look()).toContain('scale(1.5625)');
  await key('-');
  expect(look()).toContain('scale(1.25)');
  for (let time = 0; time < 12; time += 1) await key('=');
  expect(look()).toContain('scale(8)');
  for (let time = 0; time < 15; time += 1) await press('Smaller');
  expect(look()).toContain('scale(1)');
});

test('the wheel does the same, and the page does not scroll with it', async () => {
  const { look, wheel } = await draw();
  expect((await wheel(-100)).defaultPrevented).toBe(true);
  expect(look()).toContain('scale(1.25)');
  await wheel(100);
  expect(look()).toContain('scale(1)');
});

test('a wheel that does not move makes nothing larger', async () => {
  const { look, wheel } = await draw();
  await wheel(-100);
  await wheel(-100);
  await wheel(0);
  expect(look()).toContain('scale(1.25)');
});

test('the hand says what can be done: enlarge it, or move it about', async () => {
  const { press, place } = await draw();
  const cursor = () => ['cursor-zoom-in', 'cursor-grab'].filter((look) => place.innerHTML.includes(look));
  expect(cursor()).toEqual(['cursor-zoom-in']);
  await press('Larger');
  expect(cursor()).toEqual(['cursor-grab']);
});

test('it turns by quarters either way, and back to whole', async () => {
  const { look, press, key } = await draw();
  await press('Turn right');
  expect(look()).toContain('rotate(90deg)');
  await key('[');
  await key('[');
  expect(look()).toContain('rotate(-90deg)');
  await key('0');
  expect(look()).toBe(asItIs);
});

test('larger than whole it is moved by dragging, and lies where it lay once it is whole again', async () => {
  const { look, point, press } = await draw();
  await press('Larger');
  await point('pointerdown', { clientX: 10, clientY: 20 });
  await point('pointermove', { clientX: 15, clientY: 40, buttons: 1 });
  await point('pointermove', { clientX: 25, clientY: 35, buttons: 1 });
  expect(look()).toContain('translate(15px, 15px)');
  await press('Smaller');
  expect(look()).toBe(asItIs);
});

test('whole, or without a press, nothing moves', async () => {
  const { look, point, press } = await draw();
  await point('pointerdown', { clientX: 0, clientY: 0 });
  await point('pointermove', { clientX: 50, clientY: 50, buttons: 1 });
  expect(look()).toBe(asItIs);
  const other = await draw();
  await other.press('Larger');
  await other.point('pointermove', { clientX: 50, clientY: 50, buttons: 1 });
  await other.point('pointerdown', { clientX: 0, clientY: 0 });
  await other.point('pointermove', { clientX: 50, clientY: 50, buttons: 0 });
  expect(other.look()).toContain('translate(0px, 0px)');
  await press('Whole');
});

test('a photo that cannot be shown says so', async () => {
  const { find, read } = await draw();
  await doing(() => find('img').dispatchEvent(new Event('error')));
  expect(read()).toContain('This picture cannot be shown.');
});

test('each tool is an icon with a name, and says its key', async () => {
  const { place } = await draw();
  const tools = [...place.querySelectorAll('button')].map((tool) => [
    tool.getAttribute('aria-label'),
    tool.getAttribute('title'),
  ]);
  expect(tools).toEqual([
    ['Larger', 'Larger (+)'],
    ['Smaller', 'Smaller (-)'],
    ['Turn right', 'Turn right (])'],
    ['Turn left', 'Turn left ([)'],
    ['Whole', 'Whole (0)'],
  ]);
});
