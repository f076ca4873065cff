import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import type { Implementation } from '../http/endpoints/implement.ts';
import { createLoginTries } from '../modules/access/sign-in-attempts/index.ts';
import { listValues } from '../modules/customers/details/index.ts';
import { inviteFirstAdministrator, staffRoutes } from '../modules/staff/accounts/index.ts';
import { auditRoutes } from '../modules/staff/audit/index.ts';
import {
  addProviderRoutes,
  createProvider,
  followRoles,
  staffProviderRoutes,
  startPath,
} from '../modules/staff/identity-provider/index.ts';
import { findStaffSession, type OpenSession, staffSessionRoutes } from '../modules/staff/sessions/index.ts';
import {
  blockDemoStaff,
  demoStaff,
  describeDemoStaff,
  offerDemoStaff,
  seedDemoStaff,
} from '../modules/upkeep/demo-data/index.ts';
import { publicOrigin } from '../public-origin.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import type { Proofs } from './proofs.ts';

interface StaffParts {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly proofs: Proofs;
}

export interface ComposedStaff {
  readonly implementations: readonly Implementation[];
  readonly findStaff: (token: string) => ReturnType<typeof findStaffSession>;
  /** The way to the bank's identity provider and back, where there is one. */
  readonly addStaffRoutes: (app: FastifyInstance) => void;
  /** The administrator who was sent a link to choose a password with, as long as there are not two. */
  readonly invitedAdministrator: string | undefined;
  /** Whether it is a sandbox with demo staff. */
  readonly hasDemo: boolean;
  /** Whom to sign in as, one line each; none where there are no demo staff. */
  readonly demoLines: readonly string[];
}

/** Who works at the desk, and how they get in. */
export async function composeStaff(parts: StaffParts): Promise<ComposedStaff> {
  const { db, settings, now, proofs } = parts;
  const { serverKey, passwords } = proofs;
  const { loginMaxTries: maxTries, loginLockS: lockS } = settings;
  const loginTries = createLoginTries({ db, now, key: () => serverKey('staff-login-tries'), maxTries, lockS });
  const provider = composeProvider(parts);
  const members = { db, now, passwords, settings, hasProvider: provider !== undefined };
  const secretKey = () => serverKey('staff-secrets');
  const hasDemo = !settings.bankUrl && settings.sandboxSeed !== 'false' && !provider;
  const isDemo = hasDemo ? (staffId: string) => demoStaff.some(({ id }) => id === staffId) : undefined;
  const sessions = { db, now, settings, passwords, loginTries, secretKey, rereadRoles: provider?.rereadRoles, isDemo };
  const offerDemo = hasDemo ? composeOffer(parts) : undefined;
  if (hasDemo) await seedDemoStaff({ db, passwords, secretKey, now });
  else await blockDemoStaff({ db, now });
  return {
    implementations: [
      ...staffRoutes(members),
      ...staffSessionRoutes(sessions, { startPath: provider && startPath, offerDemo }),
      ...staffProviderRoutes(provider?.dependencies),
      ...auditRoutes({ db, now, listValues: (ids, branches) => listValues(db, ids, branches) }),
    ],
    findStaff: (token) => findStaffSession(token, sessions),
    addStaffRoutes: (app) => provider?.addRoutes(app),
    invitedAdministrator: (await inviteFirstAdministrator(settings.staffAdminEmail, members))
      ? settings.staffAdminEmail
      : undefined,
    hasDemo,
    demoLines: hasDemo ? describeDemoStaff() : [],
  };
}

/** As the open mailbox: to this machine alone, unless somebody has said that the sandbox is for all. */
function composeOffer({ db, now, settings }: StaffParts) {
  return async ({ isFromThisMachine }: { readonly isFromThisMachine: boolean }) =>
    settings.sandbox || isFromThisMachine ? offerDemoStaff({ db, now }) : undefined;
}

function composeProvider({ db, settings, now, proofs }: StaffParts) {
  const { staffOidcIssuer: issuer, staffOidcClientId: clientId, staffOidcClientSecret: clientSecret } = settings;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const { staffOidcRolesClaim: rolesClaim, staffOidcScope: scope, staffOidcRereadS: rereadS } = settings;
  const provider = createProvider({ issuer, clientId, clientSecret, rolesClaim, scope });
  const dependencies = { db, now, settings, provider, issuer, key: () => proofs.serverKey('staff-secrets') };
  return {
    dependencies,
    rereadRoles: (session: OpenSession) => followRoles(session, { ...dependencies, rereadS }),
    addRoutes: (app: FastifyInstance) =>
      addProviderRoutes(app, { ...dependencies, origin: () => publicOrigin(settings.publicUrl, app.listeningOrigin) }),
  };
}

const loopback = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(:|\/|$)/;

/** What no single setting can know. */
export function checkStaffSettings(settings: Settings): void {
  const { staffOidcIssuer: issuer, staffOidcClientId: clientId, staffOidcClientSecret: clientSecret } = settings;
  if (!issuer) return;
  if (!clientId || !clientSecret) {
    throw new StartError('STAFF_OIDC_ISSUER is set: set both STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET.');
  }
  if (!issuer.startsWith('https:') && !loopback.test(issuer)) {
    throw new StartError('STAFF_OIDC_ISSUER must begin with https, unless it is on this machine.');
  }
}
