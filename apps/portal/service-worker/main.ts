import { treatmentOf } from './treatment.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build puts in what is kept from the start: the files of every page on which something is lost by a break. */
const files = ['%FILES%'];
/** Another one with every change of these files, so that two releases never mix. */
const cacheName = 'portal-%RELEASE%';
/** Any address that is drawn by the browser alone: they all have the same page, without a word of anybody's. */
const shell = '/signup/name';

self.addEventListener('install', (event) => {
  event.waitUntil(keepFromTheStart());
});

/**
 * A new release waits until the last tab of the old one is closed, so the files of an open tab are not taken
 * away from under it.
 */
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldReleases(), self.registration.navigationPreload?.enable()]));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, self.location.origin);
  if (treatment === 'file') event.respondWith(cachedOrFetched(event));
  if (treatment === 'page') event.respondWith(pageOrShell(event));
});

async function keepFromTheStart(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Pages are asked for each time, so the browser's own copy may be of an older release.
  await cache.addAll([...files, new Request(shell, { cache: 'reload' })]);
}

async function forgetOldReleases(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

async function cachedOrFetched(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
  return answer;
}

/** A device that is full keeps nothing, and nobody waits for it. */
async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(request, answer).catch(() => undefined);
}

/** The server's word counts, also when it is a domain error; only silence is answered from here. */
async function pageOrShell({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(shell)) ?? Response.error();
  }
}
