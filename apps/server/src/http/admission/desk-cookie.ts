import type { FastifyReply, FastifyRequest } from 'fastify';

/** A session of the desk in a browser, out of its scripts' reach. */
export interface DeskCookie {
  keep(token: string, maxAgeS: number): void;
  drop(): void;
}

const cookies = {
  plain: { name: 'desk-session', pattern: /(?:^|;\s*)desk-session=([\w-]{43})(?:;|$)/ },
  https: { name: '__Secure-desk-session', pattern: /(?:^|;\s*)__Secure-desk-session=([\w-]{43})(?:;|$)/ },
};

/** Only the desk's calls get it, and only from the site itself. Over https browsers take its name from no other way. */
export function deskCookieOf(reply: FastifyReply, isHttps: boolean): DeskCookie {
  const { name } = isHttps ? cookies.https : cookies.plain;
  const set = (value: string, maxAgeS: number) => {
    const marks = [
      'Path=/api/desk',
      `Max-Age=${maxAgeS}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(isHttps ? ['Secure'] : []),
    ];
    reply.header('set-cookie', [`${name}=${value}`, ...marks].join('; '));
  };
  return { keep: set, drop: () => set('', 0) };
}

/** What a browser brings by itself counts only where a page of this origin asks. */
export function deskTokenOf(request: FastifyRequest): string | undefined {
  const { pattern } = request.server.isHttps ? cookies.https : cookies.plain;
  const token = pattern.exec(request.headers.cookie ?? '')?.[1];
  return token && isFromOwnPage(request) ? token : undefined;
}

/**
 * Other hosts of the same domain are not this origin. Browsers that do not tell the site name the origin of every call that
 * changes something.
 */
function isFromOwnPage({ method, headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
  return method === 'GET';
}
