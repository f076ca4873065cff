/** What of a request the worker looks at. */
type FetchedRequest = Pick<Request, 'method' | 'mode' | 'url'>;

/** `file`: kept permanently, its name changes with its content. `page`: from the server, or the kept shell without it. */
export type Treatment = 'file' | 'page' | 'none';

/** Below these there is something else than a page of the portal: calls, documents, other apps, operations. */
const notThePortal = /^\/(api|upload|analytics|tnc|sandbox|desk|healthz|readyz|metrics)(\/|$)|\/[^/]*\.[^/]*$/;

/**
 * What is nobody's own may be kept; everything else goes to the server as if there were no worker, so that
 * no answer of a call can ever lie around in a cache.
 */
export function treatmentOf({ method, mode, url }: FetchedRequest, ownOrigin: string): Treatment {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return 'none';
  if (pathname.startsWith('/assets/')) return 'file';
  return mode === 'navigate' && !notThePortal.test(pathname) ? 'page' : 'none';
}
