import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A storage that behaves like the browser's; a full one takes nothing. */
function fakeStorage({ isFull = false } = {}) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

/** As a page that was just loaded sees it. */
async function load() {
  vi.resetModules();
  const { createStored, clearStorage } = await import('./index.ts');
  const parse = (found: unknown) => (typeof found === 'number' ? found : undefined);
  return { clearStorage, stored: createStored({ key: 'count', parse }) };
}

const tabs = new EventTarget();
const otherTab = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));

beforeEach(() => {
  vi.stubGlobal('window', tabs);
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('what is kept outlives the page', async () => {
  (await load()).stored.set(17);
  expect((await load()).stored.get()).toBe(17);
});

test.each(['', '{', '"text"', 'null'])('what cannot be read is as good as nothing: %s', async (text) => {
  localStorage.setItem('count', text);
  const { stored } = await load();
  expect(stored.get()).toBeUndefined();
  expect(stored.getText()).toBe(text);
});

const refusing: [string, () => void][] = [
  ['is missing', () => vi.stubGlobal('localStorage', undefined)],
  ['is full', () => vi.stubGlobal('localStorage', fakeStorage({ isFull: true }))],
  [
    'may not even be named',
    () =>
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
  ],
];

test.each(refusing)('a storage that %s lets the value live as long as the page', async (_how, refuse) => {
  refuse();
  const { stored } = await load();
  const heard = vi.fn();
  stored.subscribe(heard);
  stored.set(17);
  expect(stored.get()).toBe(17);
  stored.set(18);
  expect(stored.get()).toBe(18);
  stored.remove();
  expect(stored.get()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(3);
});

test('what did not fit is not hidden by it once there is room again', async () => {
  vi.stubGlobal('localStorage', fakeStorage({ isFull: true }));
  const { stored } = await load();
  stored.set(17);
  vi.stubGlobal('localStorage', fakeStorage());
  stored.set(18);
  localStorage.setItem('count', '19');
  expect(stored.get()).toBe(19);
});

test('changes of this tab and of others are heard, of other keys not', async () => {
  const { stored, clearStorage } = await load();
  const heard = vi.fn();
  const stop = stored.subscribe(heard);
  stored.set(1);
  otherTab('count');
  otherTab(null);
  clearStorage('local');
  expect(heard).toHaveBeenCalledTimes(4);
  otherTab('another');
  stop();
  stored.set(2);
  expect(heard).toHaveBeenCalledTimes(4);
});

test('a page that comes back whole looks again at what changed while it was put aside', async () => {
  const { stored } = await load();
  const heard = vi.fn();
  stored.subscribe(heard);
  const show = (persisted: boolean) => tabs.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(heard).not.toHaveBeenCalled();
  show(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the same object is given until something changes', async () => {
  const { createStored } = await import('./index.ts');
  const stored = createStored({ key: 'list', parse: (found) => found as number[] | undefined });
  stored.set([1]);
  expect(stored.get()).toBe(stored.get());
  expect(stored.get()).toEqual([1]);
});

test('what belongs to one tab is kept apart from what all share', async () => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  const { createStored, clearStorage } = await import('./index.ts');
  const parse = (found: unknown) => found as number | undefined;
  const [shared, own] = [createStored({ key: 'n', parse }), createStored({ key: 'n', area: 'session', parse })];
  shared.set(1);
  own.set(2);
  expect([shared.get(), own.get()]).toEqual([1, 2]);
  const heard = vi.fn();
  const stop = own.subscribe(heard);
  shared.set(3);
  otherTab('n');
  otherTab(null);
  expect(heard).not.toHaveBeenCalled();
  clearStorage('session');
  expect(heard).toHaveBeenCalledTimes(1);
  expect([shared.get(), own.get()]).toEqual([3, undefined]);
  stop();
});

test('what lives as long as the page is cleared with the rest', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { stored, clearStorage } = await load();
  stored.set(17);
  clearStorage('local');
  expect(stored.get()).toBeUndefined();
});

test('other tabs are listened to once, however many values there are', async () => {
  const { stored } = await load();
  const added = vi.spyOn(tabs, 'addEventListener');
  stored.subscribe(() => {});
  stored.subscribe(() => {});
  expect(added.mock.calls.map(([type]) => type)).toEqual(['storage', 'pageshow']);
  added.mockRestore();
});
