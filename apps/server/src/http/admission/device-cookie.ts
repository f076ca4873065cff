import type { FastifyReply, FastifyRequest } from 'fastify';

/** How a browser is recognised when it comes back: a random text that it keeps for us. It proves nothing alone. */
export interface DeviceCookie {
  /** What the browser has brought, if anything. */
  readonly token: string | undefined;
  keep(token: string): void;
}

/** The longest that browsers keep a cookie: 400 days. */
const maxAgeS = 400 * 24 * 60 * 60;

/**
 * No script can read it and no other site has it sent along. Over https its name keeps anyone who holds another host of the
 * same domain from planting one.
 */
export function deviceCookieOf(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): DeviceCookie {
  const name = nameOf(isHttps);
  return {
    token: deviceTokenOf(request, isHttps),
    keep(token) {
      const marks = ['Path=/', `Max-Age=${maxAgeS}`, 'HttpOnly', 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])];
      reply.header('set-cookie', [`${name}=${token}`, ...marks].join('; '));
    },
  };
}

const nameOf = (isHttps: boolean) => (isHttps ? '__Host-device' : 'device');
const cookies = { plain: patternOf(nameOf(false)), https: patternOf(nameOf(true)) };

function patternOf(name: string): RegExp {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
}

export function deviceTokenOf({ headers }: FastifyRequest, isHttps: boolean): string | undefined {
  return (isHttps ? cookies.https : cookies.plain).exec(headers.cookie ?? '')?.[1];
}
