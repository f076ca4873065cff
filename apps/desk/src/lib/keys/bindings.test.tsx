// @vitest-environment page
import { drawInPage } from '@taga/web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { addBindings, type Binding, listBindings } from './bindings.ts';
import { KeyList } from './key-list.tsx';
import { stepThrough } from './step-through.ts';
import { useKeys } from './use-keys.ts';

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  document.body.innerHTML = '';
});

const binding = (key: string, label = key) => ({
  keys: [key],
  label,
  act: vi.fn<() => void>(),
});
function bind(...bindings: Binding[]) {
  const stop = addBindings(() => bindings);
  stops.push(stop);
  return stop;
}
function press(key: string, { on = document.body as Element, ...more }: KeyboardEventInit & { on?: Element } = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}
function put(html: string) {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
}

test('a key does what it stands for, and nothing else does', () => {
  const approve = binding('a');
  bind(approve);
  expect(press('b').defaultPrevented).toBe(false);
  expect(press('a').defaultPrevented).toBe(true);
  expect(approve.act).toHaveBeenCalledTimes(1);
});

test('who came last is nearest to what is looked at', () => {
  const [frame, page] = [binding('j'), binding('j')];
  bind(frame);
  const stop = bind(page);
  press('j');
  expect([frame.act.mock.calls.length, page.act.mock.calls.length]).toEqual([0, 1]);
  stop();
  press('j');
  expect(frame.act).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('with %o a key is the browser’s', (held) => {
  const own = binding('a');
  bind(own);
  press('a', held);
  expect(own.act).not.toHaveBeenCalled();
});

test.each(['<input>', '<textarea></textarea>', '<select></select>'])('who types in %s types', (html) => {
  const own = binding('a');
  bind(own);
  press('a', { on: put(html) });
  expect(own.act).not.toHaveBeenCalled();
});

test.each(['<input type="checkbox">', '<input type="radio">', '<button>x</button>', '<a href="/">x</a>'])(
  'at %s letters work, and what presses it is its own',
  (html) => {
    const [letter, enter, space] = [binding('a'), binding('Enter'), binding(' ')];
    bind(letter, enter, space);
    const control = put(html);
    for (const key of ['a', 'Enter', ' ']) press(key, { on: control });
    expect(letter.act).toHaveBeenCalledTimes(1);
    expect(enter.act).not.toHaveBeenCalled();
    expect(space.act).not.toHaveBeenCalled();
  },
);

test('what somebody else has answered, and what a dialog keeps to itself, is left alone', () => {
  const own = binding('a');
  bind(own);
  const part = put('<p></p>');
  part.addEventListener('keydown', (event) => event.preventDefault());
  press('a', { on: part });
  put('<dialog open></dialog>');
  press('a');
  expect(own.act).not.toHaveBeenCalled();
});

test('keys are listened to while there are any, once', () => {
  const [added, removed] = [vi.spyOn(document, 'addEventListener'), vi.spyOn(document, 'removeEventListener')];
  const [first, second] = [bind(binding('a')), bind(binding('b'))];
  expect(added).toHaveBeenCalledTimes(1);
  first();
  expect(removed).not.toHaveBeenCalled();
  second();
  expect(removed).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('the keys of a part of the screen are those it has now, and go with it', async () => {
  const [first, second] = [binding('a', 'First'), binding('a', 'Second')];
  function Part({ own }: { own: Binding }) {
    useKeys([own]);
    return null;
  }
  const { redraw, leave } = await drawInPage(<Part own={first} />);
  await redraw(<Part own={second} />);
  press('a');
  expect(first.act).not.toHaveBeenCalled();
  expect(second.act).toHaveBeenCalledTimes(1);
  await leave();
  expect(listBindings()).toEqual([]);
});

test('every key that does something is listed, arrows as arrows', async () => {
  bind({ keys: ['ArrowLeft', 'h'], label: 'Page back', act: () => {} });
  const { read } = await drawInPage(<KeyList onClose={() => {}} />, { words: ['desk', 'forms'] });
  expect(read()).toMatch(/←hPage back/);
});

test('the keyboard steps through a list from the line in focus, or from that of the open page, and stops at its ends', () => {
  const list = put(
    '<nav><a href="/1">1</a><a href="/2" aria-current="true">2</a><a href="/3">3</a></nav>',
  ) as HTMLElement;
  const links = [...list.querySelectorAll('a')];
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const focused = () => links.indexOf(document.activeElement as HTMLAnchorElement);
  Object.defineProperty(links[1], 'ariaCurrent', { value: 'true' });
  stepThrough(list, 1);
  expect(focused()).toBe(2);
  expect(scrolled).toHaveBeenCalledTimes(1);
  stepThrough(list, 1);
  expect(focused()).toBe(2);
  for (let time = 0; time < 3; time += 1) stepThrough(list, -1);
  expect(focused()).toBe(0);
  stepThrough(list, 1);
  expect(focused()).toBe(1);
  stepThrough(null, 1);
  expect(focused()).toBe(1);
  vi.restoreAllMocks();
});
