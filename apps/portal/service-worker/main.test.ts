import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://bank.example';
const pathOf = (asked: unknown) => new URL(typeof asked === 'string' ? asked : (asked as Request).url, origin).pathname;

/** The browser's caches, as far as the worker uses them. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    return {
      addAll: async (asked: unknown[]) => {
        for (const one of asked) entries.set(pathOf(one), await fetch(one as Request));
      },
      put: async (asked: unknown, answer: Response) => void entries.set(pathOf(asked), answer),
    };
  }

  async match(asked: unknown) {
    return [...this.all.values()].map((entries) => entries.get(pathOf(asked))).find(Boolean);
  }

  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  paths = () => [...this.all.values()].flatMap((entries) => [...entries.keys()]);
}

class AskedFor {
  readonly url: string;
  constructor(path: string) {
    this.url = new URL(path, origin).href;
  }
}

type Listener = (event: unknown) => void;

let caches: FakeCaches;
let listeners: Map<string, Listener>;
/** What the server answers; nothing while there is no network. */
let network: (path: string) => Response;

afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  caches = new FakeCaches();
  listeners = new Map();
  network = (path) => new Response(`from the server: ${path}`);
  vi.resetModules();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('Request', AskedFor);
  vi.stubGlobal('fetch', async (asked: unknown) => network(pathOf(asked)));
  vi.stubGlobal('self', {
    location: { origin },
    registration: {},
    clients: { claim: async () => undefined },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  await import('./main.ts');
});

async function tell(name: 'install' | 'activate') {
  const waits: unknown[] = [];
  listeners.get(name)?.({ waitUntil: (work: unknown) => waits.push(work) });
  await Promise.all(waits);
}

/** What the worker answers; nothing when it leaves the request to the browser. */
async function ask(path: string, { method = 'GET', mode = 'cors' } = {}): Promise<string | undefined> {
  const waits: unknown[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { method, mode, url: origin + path },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: unknown) => waits.push(work),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  const text = (await answer)?.clone().text();
  await Promise.all(waits);
  return text;
}

const visit = (path: string) => ask(path, { mode: 'navigate' });

function goOffline() {
  network = () => {
    throw new TypeError('Failed to fetch');
  };
}

test('a page comes from the server, and without a network from the shell that was kept [NET-005]', async () => {
  await tell('install');
  expect(await visit('/profile')).toBe('from the server: /profile');
  goOffline();
  expect(await visit('/profile')).toBe('from the server: /signup/name');
});

test('the server’s domain error of a page is shown, not covered up', async () => {
  await tell('install');
  network = () => new Response('closed for an hour', { status: 503 });
  expect(await visit('/start')).toBe('closed for an hour');
});

test('a file is fetched once, and then kept [NET-005]', async () => {
  expect(await ask('/assets/profile-1a2b3c.js')).toBe('from the server: /assets/profile-1a2b3c.js');
  goOffline();
  expect(await ask('/assets/profile-1a2b3c.js')).toBe('from the server: /assets/profile-1a2b3c.js');
});

test('a file that is not there is not kept either', async () => {
  network = () => new Response('no such file', { status: 404 });
  await ask('/assets/old-1a2b3c.js');
  expect(caches.paths()).toEqual([]);
});

test('calls are not touched, and neither they nor pages are kept', async () => {
  expect(await ask('/api/auth/sessions')).toBeUndefined();
  expect(await ask('/api/auth/login', { method: 'POST' })).toBeUndefined();
  await visit('/profile');
  expect(caches.paths()).toEqual([]);
});

test('a new release leaves the files of open tabs alone until it takes over [NET-005]', async () => {
  await caches.open('portal-of-before');
  await tell('install');
  expect(await caches.keys()).toContain('portal-of-before');
  await tell('activate');
  expect(await caches.keys()).toEqual([expect.not.stringMatching('before')]);
});
