import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCodes } from '@taga/contract';
import { type Language, languages } from '@taga/i18n';
import type { FastifyInstance } from 'fastify';
import { EndpointError } from '../endpoints/endpoint-error.ts';
import { errorBodyOf } from '../endpoints/error-answer.ts';
import { languageOf } from '../endpoints/language.ts';
import { requestIdHeader, requestIdOf } from '../endpoints/request-id.ts';
import type { Metrics } from '../operations/metrics.ts';
import { createAdmissionQueue, waitedMs } from './admission-queue.ts';
import type { Slots } from './concurrency-slots.ts';
import { readableBy } from './cross-origin.ts';
import { groupOf, type RouteGroup, type RouteGroups } from './route-groups.ts';
import { cutUnreadBody } from './unread-body.ts';

const withPort = /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([0-9a-f:.]+)\])(?::\d+)?$/i;

/**
 * Some proxies name the client with its port, which is another one for each connection: anyone who counts by address would
 * see an attacker each time. From here on an address is an address.
 */
function dropForwardedPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string' || !/[.\]]\S*:\d/.test(forwarded)) return;
  headers['x-forwarded-for'] = forwarded.split(',').map(plainAddress).join(', ');
}

function plainAddress(given: string): string {
  const [, ipv4, ipv6] = withPort.exec(given.trim()) ?? [];
  return ipv4 ?? ipv6 ?? given.trim();
}

interface LoadSheddingDependencies {
  readonly groups: RouteGroups;
  /** Whether the process has more to do than it can. */
  readonly isLate: () => boolean;
  readonly metrics: Metrics;
  readonly corsOrigins: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** What load shedding knows of an address before anybody is asked in. */
interface KnownRoute {
  readonly route: string;
  readonly group: keyof RouteGroups;
}

const lateRetryAfterS = 5;

/**
 * Stands before access control and turns away whom access control would turn away for want of a slot. There a domain error costs half as
 * much as serving a call: when thousands a second are told to come back and come back at once, the process would do
 * little else. Here it costs a look into a table and a few lines written by hand.
 *
 * Nobody is refused at once: those who find no slot wait in the admission queue.
 */
export function addLoadShedding(app: FastifyInstance, dependencies: LoadSheddingDependencies): void {
  const { groups, isLate, metrics, corsOrigins, headers } = dependencies;
  const known = new Map<string, KnownRoute>();
  app.addHook('onRoute', ({ method, url, config }) => {
    const group = config?.group;
    if (!group || !groups[group].slots) return;
    for (const each of [method].flat()) known.set(`${each} ${url}`, { route: config?.label ?? url, group });
  });

  const [serve] = app.server.listeners('request');
  const queue = createAdmissionQueue(app);
  const count = countRefused(app);

  /** Nothing where the request may go on to access control. */
  function findObstacle({ slots, waitsForSlot, answersWhenLate }: RouteGroup): Obstacle | undefined {
    if (isLate() && !answersWhenLate) return { retryAfterS: lateRetryAfterS, slots: undefined };
    const goesOn = !slots || (slots.free() > 0 && !(waitsForSlot && queue.isWaitedFor(slots)));
    return goesOn ? undefined : { retryAfterS: slots.retryAfterS, slots: waitsForSlot ? slots : undefined };
  }

  function hasToWait(request: IncomingMessage, response: ServerResponse): boolean {
    const address = known.get(`${request.method} ${request.url?.split('?', 1)[0]}`);
    const obstacle = address && findObstacle(groupOf(groups, address.group, request));
    if (!obstacle) return false;
    const { method = '' } = request;
    const began = performance.now();
    const waited = () => performance.now() - began;
    queue.add({
      slots: obstacle.slots,
      isGone: () => request.socket.destroyed,
      admit() {
        waitedMs.set(request, waited());
        serve?.call(app.server, request, response);
      },
      refuse() {
        const { retryAfterS } = obstacle;
        answerByHand(request, response, { retryAfterS, isStopping: !app.server.listening, corsOrigins, headers });
        cutUnreadBody(request, groups.calls.arrivalTimeoutMs);
        metrics.observeAnswer({ method, route: address.route, status: 503, seconds: waited() / 1000 });
        count();
      },
    });
    return true;
  }

  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    dropForwardedPorts(request);
    if (!hasToWait(request, response)) serve?.call(app.server, request, response);
  });
  // What else a client expects is not promised; it is answered as if it had not asked.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

/** Why a request cannot go on: slots that it waits for, if any, and when to come back if none becomes free. */
interface Obstacle {
  readonly retryAfterS: number;
  readonly slots: Slots | undefined;
}

interface ByHand extends Pick<LoadSheddingDependencies, 'corsOrigins' | 'headers'> {
  readonly retryAfterS: number;
  readonly isStopping: boolean;
}

/** The same shape as every failure, with the same headers. */
function answerByHand(request: IncomingMessage, response: ServerResponse, answer: ByHand): void {
  const id = requestIdOf(request);
  const lang = /[?&]lang=(\w+)/.exec(request.url ?? '')?.[1];
  const body = bodies[languageOf({ query: { lang }, headers: request.headers })].replace(idMark, id);
  response
    .writeHead(503, {
      ...answer.headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'retry-after': String(answer.retryAfterS),
      [requestIdHeader]: id,
      ...readableBy(request.headers.origin, answer.corsOrigins),
      ...(answer.isStopping && { connection: 'close' }),
    })
    .end(body);
}

const idMark = '{id}';
const unavailable = new EndpointError(errorCodes.unavailable);
const bodies = Object.fromEntries(
  languages.map((language) => [language, JSON.stringify(errorBodyOf(unavailable, language, idMark))]),
) as Readonly<Record<Language, string>>;

const reportEveryMs = 1_000;

/** One line a second says how many were turned away: a line for each would cost more than turning them away. */
function countRefused(app: FastifyInstance): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      app.log.warn({ refused }, 'turned away for want of a place');
      refused = 0;
    }, reportEveryMs).unref();
  };
}
