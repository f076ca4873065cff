import type { IncomingMessage } from 'node:http';
import type { AllowedRole } from '@taga/contract';
import { leastUploadBytesPerSecond, maxFileBytes, maxReadPhotoBytes } from '@taga/contract/constants';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Settings } from '../../settings.ts';
import { maxBytesBesideFile } from '../endpoints/file-in-json.ts';
import {
  type CustomerSlots,
  createCustomerSlots,
  createSlots,
  createWaitingSlots,
  type Slots,
  type WaitingSlots,
} from './concurrency-slots.ts';
import type { LimitGroup } from './rate-limits.ts';

/** What every route says of itself, no matter who registers it. Access control enforces it. */
export interface RouteDeclaration {
  /** Who may call the route. */
  readonly allowedRoles: readonly AllowedRole[];
  /** How much it may take, and how long. */
  readonly group: keyof RouteGroups;
  /** Which count its requests add to, if not that of the group. */
  readonly limit?: LimitGroup;
  /** How large its body may be, where that is more than the group says. */
  readonly maxBodyBytes?: number;
  /** What a browser may do with the answer, if not what the group says. */
  readonly contentPolicy?: string;
  /** What logs and figures call the route, where its own pattern says too much or too little. */
  readonly label?: string;
}

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<RouteDeclaration> {}
}

export interface RouteGroup {
  readonly bodyLimitBytes: number;
  /** How long a client may take to send its body. */
  readonly arrivalTimeoutMs: number;
  /** How long the answer may take once the request is there. */
  readonly answerTimeoutMs: number;
  /** How many requests are worked on at once, or are arriving where they enter before their body. */
  readonly slots?: Slots;
  /** Whether those who find no slot wait a moment for one: where it takes so little that they are still served in time. */
  readonly waitsForSlot?: boolean;
  /** Those whose body is there wait for one of these, and free the slot that they arrived in. */
  readonly workSlots?: WaitingSlots;
  /** A body that comes slower than this is cut off. */
  readonly leastPace?: { readonly bytes: number; readonly everyMs: number };
  /** How many of them one customer may have. */
  readonly customerSlots?: CustomerSlots;
  /** How many of them one network address may have, where callers are nobody yet. */
  readonly networkSlots?: CustomerSlots;
  /** Whether a request takes its slot, and shows its token, before its body is read. */
  readonly entersBeforeBody?: boolean;
  readonly limit?: LimitGroup;
  readonly contentPolicy?: string;
  /** Whether maintenance refuses the group; pages have a page of their own for it. */
  readonly closesForMaintenance?: boolean;
  /** Whether the group answers even while the process runs late. */
  readonly answersWhenLate?: boolean;
}

export interface RouteGroups {
  readonly calls: RouteGroup;
  readonly passwords: RouteGroup;
  readonly uploads: RouteGroup;
  readonly smallUploads: RouteGroup;
  readonly uploadParts: RouteGroup;
  readonly readings: RouteGroup;
  readonly pages: RouteGroup;
  readonly operations: RouteGroup;
}

/** Base64 carries three bytes in four characters; the fields beside the file are small. */
const bodyBytesOf = (fileBytes: number) => Math.ceil(fileBytes / 3) * 4 + 66_664;

/** Few are signing up with a passport at any moment; on a weak network a photo takes them a minute. */
const readings = { arriving: 16, atWork: 4, retryAfterS: 5 };

/** An answer of a call is data: a browser that takes it for a page may load and show nothing. */
export const dataOnly = "default-src 'none'; frame-ancestors 'none'";

/** How many calls with a password there is room for. */
export type PasswordCapacity = () => number;

export function createRouteGroups(settings: Settings, passwordCapacity: PasswordCapacity): RouteGroups {
  const ordinary = {
    bodyLimitBytes: settings.bodyLimitBytes,
    arrivalTimeoutMs: settings.requestTimeoutMs,
    answerTimeoutMs: settings.answerTimeoutMs,
  };
  const workSlots = createWaitingSlots(settings.maxUploadsInFlight);
  /** One customer takes half of them at most: the rest is for the others. */
  const createShare = () => createCustomerSlots(Math.ceil(settings.maxUploadsInFlight / 2), 5);
  const everyMs = settings.uploadPaceMs;
  const leastPace = { everyMs, bytes: (leastUploadBytesPerSecond * everyMs) / 1000 };
  const call = { contentPolicy: dataOnly, closesForMaintenance: true };
  return {
    /** Small and quick. A slot is taken when the body is there: nobody waits for a slow client. */
    calls: {
      ...ordinary,
      ...call,
      limit: 'calls',
      slots: createSlots(settings.maxCallsInFlight, 1),
      waitsForSlot: true,
    },
    /**
     * A password takes a core for a tenth of a second. Anyone who would have to wait for theirs longer than a second is
     * turned away before anything is asked of the database, and never takes the place of another call.
     */
    passwords: { ...ordinary, ...call, limit: 'signIn', slots: createSlots(passwordCapacity, 2) },
    /**
     * A file from a weak network takes minutes, and megabytes of memory while it arrives. Its slots are its own, so
     * that it may hold one from its first byte without anybody else waiting; attackers are refused before they send it.
     * Those who send slowly hold no slot that the others need for their work.
     */
    uploads: {
      ...ordinary,
      ...call,
      bodyLimitBytes: bodyBytesOf(maxFileBytes),
      arrivalTimeoutMs: settings.uploadTimeoutMs,
      limit: 'uploads',
      leastPace,
      slots: createSlots(settings.maxUploadsInFlight * 4, 5),
      workSlots,
      customerSlots: createShare(),
      entersBeforeBody: true,
    },
    /** What is too small to bring a file names one that has arrived in parts: those who are sending do not hold it up. */
    smallUploads: { ...ordinary, ...call, limit: 'uploads', workSlots, customerSlots: createShare() },
    /** A file in parts goes from the network to the disk: many at once need no memory to speak of. */
    uploadParts: {
      ...ordinary,
      ...call,
      arrivalTimeoutMs: settings.uploadTimeoutMs,
      limit: 'calls',
      leastPace,
      slots: createSlots(settings.maxUploadsInFlight * 8, 5),
      customerSlots: createCustomerSlots(settings.maxUploadsInFlight, 5),
      entersBeforeBody: true,
    },
    /**
     * A photo that is read for somebody who is no customer yet: small, and in slots that no customer needs. One address
     * takes half of them at most.
     */
    readings: {
      ...ordinary,
      ...call,
      bodyLimitBytes: bodyBytesOf(maxReadPhotoBytes),
      arrivalTimeoutMs: settings.uploadTimeoutMs,
      limit: 'register',
      leastPace,
      slots: createSlots(readings.arriving, readings.retryAfterS),
      networkSlots: createCustomerSlots(readings.arriving / 2, readings.retryAfterS),
      workSlots: createWaitingSlots(readings.atWork),
      entersBeforeBody: true,
    },
    /** Pages and files: from memory or disk, without a query. */
    pages: { ...ordinary, limit: 'pages' },
    /** For those who run the server: never limited, never turned away. */
    operations: { ...ordinary, answersWhenLate: true },
  };
}

/** The group that a request of a route belongs to. */
export function groupOf(groups: RouteGroups, name: keyof RouteGroups, { headers }: IncomingMessage): RouteGroup {
  const isSmall = name === 'uploads' && Number(headers['content-length'] ?? Number.NaN) <= maxBytesBesideFile;
  return groups[isSmall ? 'smallUploads' : name];
}

/** Gives every route the body size of its group, and stops the start when one says nothing of itself. */
export function requireDeclarations(app: FastifyInstance, groups: RouteGroups): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
    const { group, maxBodyBytes = 0 } = route.config ?? {};
    if (group) route.bodyLimit = Math.max(groups[group].bodyLimitBytes, maxBodyBytes);
  });
  app.addHook('onReady', async () => {
    const silent = routes.filter(({ config }) => !config?.allowedRoles?.length || !config.group);
    if (silent.length === 0) return;
    const names = silent.map((route) => `${route.method} ${route.url}`).join(', ');
    throw new Error(`These routes do not declare who may call them and which group they belong to: ${names}`);
  });
}

/** For the routes that a plugin makes and nobody but the plugin can write on. */
export function declareAll(scope: FastifyInstance, declaration: RouteDeclaration): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...declaration };
  });
}
