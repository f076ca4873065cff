import { errorCodes } from '@taga/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../network.ts';
import { EndpointError } from '../endpoints/endpoint-error.ts';
import type { GenuineTokens } from './genuine-tokens.ts';
import { customerIdOf, findAllowedRole, type Guard, type Principal, requireToken, tokenOf } from './guard.ts';
import type { RateLimits } from './rate-limits.ts';
import {
  groupOf,
  type RouteDeclaration,
  type RouteGroup,
  type RouteGroups,
  requireDeclarations,
} from './route-groups.ts';
import { cutUnreadBody } from './unread-body.ts';

interface AccessControlDependencies extends Guard {
  readonly groups: RouteGroups;
  readonly limits: RateLimits;
  readonly genuine: GenuineTokens;
  /** Whether the process has more to do than it can. */
  readonly isLate: () => boolean;
  /** Set while calls are refused for maintenance. */
  readonly maintenance: { readonly retryAfterS: number } | undefined;
}

/** What access control keeps of a request until it is answered. */
interface Visit extends Pick<RouteDeclaration, 'allowedRoles' | 'limit' | 'contentPolicy'> {
  readonly group: RouteGroup;
  /** The caller has been found. */
  hasEntered: boolean;
  /** Something is being done, and needs its slot even when the client has gone. */
  isWorking: boolean;
  /** It was answered: whatever is still being done for it takes no slot any more. */
  hasEnded: boolean;
  releaseSlot?: (() => void) | undefined;
  releaseShare?: (() => void) | undefined;
  releaseWorkSlot?: (() => void) | undefined;
  pace?: NodeJS.Timeout;
  deadline?: NodeJS.Timeout;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token access control has found. */
    principal: Principal | undefined;
    visit: Visit | undefined;
  }
}

/**
 * The one way in. Every route of the app, no matter who registers it, goes through these hooks, and they enforce what it
 * declares: who may call, how often, how many at once, for how long.
 *
 * A request holds one slot from the look-up of its token to its answer, and takes it when nothing more is awaited from
 * the client. Anyone who must be turned away is turned away before the first query.
 */
export function addAccessControl(app: FastifyInstance, dependencies: AccessControlDependencies): void {
  requireDeclarations(app, dependencies.groups);
  app.decorateRequest('principal', undefined);
  app.decorateRequest('visit', undefined);

  app.addHook('onRequest', async (request, reply) => {
    const visit = beginVisit(request, reply, dependencies.groups);
    answerInTime(visit, reply);
    if (visit.contentPolicy) reply.header('content-security-policy', visit.contentPolicy);
    requireOneHost(request);
    await refuseAtOnce(request, reply, visit, dependencies);
    const isWhole = !bringsBody(request);
    if (isWhole || visit.group.entersBeforeBody) await enter(request, visit, dependencies);
    if (!isWhole) awaitBody(request, visit, reply, dependencies);
  });

  app.addHook('preValidation', async (request, reply) => {
    const { visit } = request;
    if (!visit) return;
    visit.isWorking = true;
    // A route may read its body itself, piece by piece; then it has the time that a body has.
    if (request.raw.complete || !bringsBody(request)) answerInTime(visit, reply);
    if (!visit.hasEntered) await enter(request, visit, dependencies);
    await beginWork(visit);
  });

  app.addHook('onResponse', async ({ raw }) => {
    cutUnreadBody(raw, dependencies.groups.calls.arrivalTimeoutMs);
  });

  app.addHook('onSend', async ({ visit }, reply) => {
    if (!visit) return;
    endVisit(visit);
    // A hook of the route itself may answer before anybody was let in: nothing of that gets out.
    const isOpen = visit.hasEntered || visit.allowedRoles.includes('anyone');
    if (!isOpen && reply.statusCode < 400) throw new EndpointError(errorCodes.tokenMissing);
  });
}

/** The server has not started without one for every route. An address that nobody has costs no more than a page. */
function declarationOf({ is404, routeOptions }: FastifyRequest): RouteDeclaration {
  return is404 ? { allowedRoles: ['anyone'], group: 'pages' } : (routeOptions.config as RouteDeclaration);
}

function beginVisit(request: FastifyRequest, reply: FastifyReply, groups: RouteGroups): Visit {
  const declared = declarationOf(request);
  const group = groupOf(groups, declared.group, request.raw);
  const visit: Visit = { ...group, ...declared, group, hasEntered: false, isWorking: true, hasEnded: false };
  request.visit = visit;
  reply.raw.once('close', () => {
    if (!visit.isWorking || reply.sent) endVisit(visit);
  });
  return visit;
}

function endVisit(visit: Visit): void {
  visit.hasEnded = true;
  clearTimeout(visit.deadline);
  clearInterval(visit.pace);
  visit.releaseSlot?.();
  visit.releaseShare?.();
  visit.releaseWorkSlot?.();
}

/** What has arrived waits for a slot to be worked on in, and leaves the one that it arrived in to the next. */
async function beginWork(visit: Visit): Promise<void> {
  const { workSlots } = visit.group;
  if (!workSlots) return;
  clearInterval(visit.pace);
  const release = await workSlots.take();
  visit.releaseWorkSlot = release;
  visit.releaseSlot?.();
  if (!visit.hasEnded) return;
  release();
  throw new EndpointError(errorCodes.requestTimeout);
}

/** What can be told without a query: whether to come back later, and whether a token is missing. */
async function refuseAtOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  dependencies: AccessControlDependencies,
) {
  const { allowedRoles, limit, group } = visit;
  const { isLate, limits, maintenance } = dependencies;
  if (isLate() && !group.answersWhenLate) throw comeBackAfter(5);
  if (maintenance && group.closesForMaintenance) throw comeBackAfter(maintenance.retryAfterS);
  if (limit) await limits[limit].call(request.server, request, reply);
  requireToken(request, allowedRoles);
  // Anyone who would find no slot when the body is there need not send it.
  group.slots?.refuseWhenFull();
}

async function enter(request: FastifyRequest, visit: Visit, dependencies: AccessControlDependencies): Promise<void> {
  visit.releaseSlot = visit.group.slots?.take();
  request.principal = await findAllowedRole(request, visit.allowedRoles, dependencies);
  // The look-up outlasted the time that an answer may take.
  if (visit.hasEnded) throw new EndpointError(errorCodes.requestTimeout);
  visit.hasEntered = true;
  noteGenuine(request, dependencies.genuine);
  const customerId = customerIdOf(request.principal);
  const { customerSlots, networkSlots } = visit.group;
  visit.releaseShare = customerId ? customerSlots?.(customerId) : networkSlots?.(networkOf(request.ip));
  if (customerId || request.principal?.kind === 'staff') await dependencies.limits.ofPerson(request);
  // Nothing is done for those who have gone meanwhile.
  if (request.raw.socket.destroyed) throw new EndpointError(errorCodes.requestTimeout);
}

/** HTTP/1.1 asks for one. Nothing of ours reads it, but proxies on the way may each see another in such a request. */
function requireOneHost({ raw }: FastifyRequest): void {
  const hosts = raw.headersDistinct.host?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw new EndpointError(errorCodes.badJson);
}

function noteGenuine(request: FastifyRequest, genuine: GenuineTokens): void {
  const token = tokenOf(request);
  if (!request.principal || !token) return;
  genuine.add(token, { isAnonymous: request.principal.kind === 'visitor' || request.principal.kind === 'reader' });
}

function bringsBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const tooSlow = () => new EndpointError(errorCodes.requestTimeout, { headers: { connection: 'close' } });

function awaitBody(
  request: FastifyRequest,
  visit: Visit,
  reply: FastifyReply,
  { isLate }: Pick<AccessControlDependencies, 'isLate'>,
): void {
  const { leastPace, arrivalTimeoutMs } = visit.group;
  visit.isWorking = false;
  sendAfter(arrivalTimeoutMs, tooSlow, visit, reply);
  if (leastPace) watchPace(request, visit, reply, { ...leastPace, isLate });
}

interface Pace extends NonNullable<RouteGroup['leastPace']> {
  /** While the process itself is late, nobody is slow. */
  readonly isLate: () => boolean;
}

/** Who sends next to nothing holds a slot for nothing. The first round is a start. */
function watchPace({ raw }: FastifyRequest, visit: Visit, reply: FastifyReply, { bytes, everyMs, isLate }: Pace): void {
  let before = raw.socket.bytesRead;
  let isStart = true;
  visit.pace = setInterval(() => {
    const now = raw.socket.bytesRead;
    const isSlow = !raw.complete && now - before < bytes && !isStart && !isLate();
    before = now;
    isStart = false;
    if (isSlow && !reply.sent) reply.send(tooSlow());
  }, everyMs).unref();
}

function answerInTime(visit: Visit, reply: FastifyReply): void {
  sendAfter(visit.group.answerTimeoutMs, () => comeBackAfter(5), visit, reply);
}

/**
 * What is being done may go on after that, but nobody waits for it and it holds no slot. The error is made when it is
 * needed: making one is dear, and almost nobody is late.
 */
function sendAfter(timeoutMs: number, makeError: () => EndpointError, visit: Visit, reply: FastifyReply): void {
  clearTimeout(visit.deadline);
  visit.deadline = setTimeout(() => {
    if (!reply.sent) reply.send(makeError());
  }, timeoutMs).unref();
}

function comeBackAfter(seconds: number): EndpointError {
  return new EndpointError(errorCodes.unavailable, { headers: { 'retry-after': String(seconds) } });
}
