import { isForStaff } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { AppDependencies } from '../app.ts';
import type { Bank } from '../bank/bank.ts';
import { findDepositDue } from '../bank/initial-deposit.ts';
import type { ReadReplica } from '../db/replica.ts';
import type { DB } from '../db/schema.gen.ts';
import type { FindPrincipal, RefusedToken } from '../http/admission/guard.ts';
import { type AnonymousTokens, createAnonymousTokens } from '../modules/access/anonymous-tokens/index.ts';
import { codeRoutes } from '../modules/access/one-time-codes/index.ts';
import { passwordResetRoutes } from '../modules/access/password-reset/index.ts';
import { findSession, sessionRoutes } from '../modules/access/sessions/index.ts';
import { askedDetailsRoutes } from '../modules/applications/asked-details/index.ts';
import { cardFrameRoutes } from '../modules/applications/card-frames/index.ts';
import { listFiles } from '../modules/applications/documents/index.ts';
import { applicationRoutes } from '../modules/applications/drafts/index.ts';
import { findPhone, handOverRoutes } from '../modules/applications/hand-over/index.ts';
import { introductionRoutes } from '../modules/applications/introducers/index.ts';
import {
  existingCustomerRoutes,
  type OpeningDependencies,
} from '../modules/applications/kinds/existing-customer/index.ts';
import { createReminderLinks, reminderRoutes } from '../modules/applications/reminders/index.ts';
import { sendActivationCode, submissionRoutes } from '../modules/applications/submissions/index.ts';
import { termsRoutes } from '../modules/applications/terms/index.ts';
import { profileRoutes } from '../modules/customers/profile/index.ts';
import { createKnownCustomers, registerRoutes, resendSignUpCode } from '../modules/customers/registration/index.ts';
import { noteCaseChange } from '../modules/desk/cases/index.ts';
import { accountRoutes, createCustomerAccounts } from '../modules/fulfilment/balances/index.ts';
import { createEmployeeLookup } from '../modules/fulfilment/employees/index.ts';
import { createOpenings, findOpening } from '../modules/fulfilment/openings/index.ts';
import { orderRoutes } from '../modules/fulfilment/orders/index.ts';
import { mailboxPath } from '../modules/messaging/channels/index.ts';
import { inboxRoutes } from '../modules/messaging/inbox/index.ts';
import { noteRefused } from '../modules/staff/sessions/index.ts';
import { analyticsRoutes, createDailyCap } from '../modules/upkeep/analytics/index.ts';
import { tourRoutes } from '../modules/upkeep/demo-tour/index.ts';
import { referenceRoutes } from '../modules/upkeep/reference-lists/index.ts';
import type { Portal } from '../portal.ts';
import type { Settings } from '../settings.ts';
import { composeCards } from './cards.ts';
import { usesMailbox } from './channels.ts';
import { composeDesk } from './desk.ts';
import type { ComposedFiles } from './files.ts';
import { guardBranches } from './guard-branches.ts';
import type { ComposedIdentity } from './identity.ts';
import { composeKinds } from './kinds.ts';
import type { Proofs } from './proofs.ts';
import type { ComposedStaff } from './staff.ts';

export interface EndpointDependencies {
  readonly db: Kysely<DB>;
  readonly readReplica: ReadReplica;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly bank: Bank;
  readonly portal: Portal;
  readonly files: ComposedFiles;
  readonly identity: ComposedIdentity;
  readonly proofs: Proofs;
  readonly staff: ComposedStaff;
}

/** What the calls are answered with. */
export function composeEndpoints(
  dependencies: EndpointDependencies,
): Pick<AppDependencies, 'implementations' | 'findPrincipal' | 'noteRefused' | 'passwordCapacity'> {
  const { db, readReplica, settings, now, bank, portal, files, identity, staff } = dependencies;
  const { serverKey, ...proofs } = dependencies.proofs;
  const tokens = createAnonymousTokens({ db, now, lifetimeS: settings.anonymousTokenLifetimeS });
  const opening = composeOpening(dependencies);
  const { customerAccounts } = opening;
  const register = { db, now, tokens, ...proofs, knownCustomers: createKnownCustomers(bank), settings };
  const implementations = [
    ...registerRoutes(register),
    ...codeRoutes({
      'sign-up': (asked) => resendSignUpCode(asked, register),
      activation: (asked) => sendActivationCode(asked, { db, ...proofs }),
    }),
    ...sessionRoutes({ db, now, tokenKey: () => serverKey('session-tokens'), ...proofs, settings }),
    ...passwordResetRoutes({ db, now, ...proofs, settings }),
    ...profileRoutes({ db, now, readReplica }),
    ...accountRoutes({ db, customerAccounts, findEmployee: opening.findEmployee }),
    ...applicationRoutes(opening),
    ...askedDetailsRoutes({ db, now, ...proofs }),
    ...submissionRoutes({ ...opening, ...proofs }),
    ...existingCustomerRoutes({ ...opening, ...proofs }),
    ...introductionRoutes({
      db,
      now,
      notifyAnswered: (trx, { state, ...answered }) =>
        noteCaseChange(trx, { ...answered, action: `introducer.${state}` }),
    }),
    ...reminderRoutes({ db, links: createReminderLinks(() => serverKey('reminder-links')) }),
    ...inboxRoutes({ db, bank, now, chequeBookServiceId: settings.excludedServiceId }),
    ...orderRoutes({ db }),
    ...cardFrameRoutes(settings),
    ...composeKinds({ db, now, bank, files, codes: proofs.codes, findEmployee: opening.findEmployee, settings }),
    ...composeCards({ db, now, bank, customerAccounts }),
    ...files.implementations,
    ...handOverRoutes({ db, now, addressOf: (id) => files.addresses.of(id) }),
    ...identity.implementations,
    ...referenceRoutes(tokens, settings),
    ...termsRoutes(),
    ...staff.implementations,
    ...composeDesk({
      db,
      readReplica,
      settings,
      now,
      bank,
      files,
      loginTries: proofs.loginTries,
      quotas: proofs.quotas,
    }),
    ...tourRoutes(staff.hasDemo ? { db, now, mailboxPath: usesMailbox(settings) ? mailboxPath : null } : undefined),
    ...analyticsRoutes({
      db,
      now,
      visitorKey: () => serverKey('analytics-visitor'),
      findRoute: portal.findRoute,
      isWorthSaving: createDailyCap(settings.analyticsPerDay, now),
    }),
  ];
  return {
    implementations: implementations.map((each) => guardBranches(each, { db, now, quotas: proofs.quotas })),
    findPrincipal: composePrincipals(tokens, dependencies),
    noteRefused: (refused) => noteDown(refused, dependencies),
    passwordCapacity: proofs.passwords.capacity,
  };
}

/** What an account is opened with, by who asks for it and by the worker. */
export function composeOpening({
  db,
  bank,
  now,
  settings,
  files,
  proofs,
}: Pick<EndpointDependencies, 'db' | 'bank' | 'now' | 'settings' | 'files' | 'proofs'>) {
  return {
    db,
    bank,
    now,
    settings,
    quotas: proofs.quotas,
    customerAccounts: createCustomerAccounts({ db, bank }),
    findEmployee: createEmployeeLookup({ db, bank, quotas: proofs.quotas, settings }),
    openings: createOpenings({ db, bank, now, random: Math.random }),
    depositDue: async (id) => findDepositDue((await findOpening(db, id))?.accountNumber, bank),
    files: { list: (id, within = db) => listFiles(within, id), addressOf: (id) => files.addresses.of(id) },
    excludedServiceId: settings.excludedServiceId,
  } satisfies OpeningDependencies;
}

/** Only tokens of kinds that may call are looked for, so that nearly every call needs one look-up. */
function composePrincipals(tokens: AnonymousTokens, { db, now, staff }: EndpointDependencies): FindPrincipal {
  return async (token, allowedRoles, language) => {
    if (isForStaff({ allowedRoles })) {
      const signedIn = await staff.findStaff(token);
      return signedIn && { kind: 'staff', ...signedIn };
    }
    const session = allowedRoles.includes('customer') ? await findSession(token, { db, now }, language) : undefined;
    if (session) return { kind: 'customer', ...session };
    const phone = allowedRoles.includes('phone') ? await findPhone(token, { db, now }) : undefined;
    if (phone) return { kind: 'phone', ...phone };
    return allowedRoles.some((allowedRole) => allowedRole === 'visitor' || allowedRole === 'reader')
      ? tokens.findPrincipal(token)
      : undefined;
  };
}

function noteDown(refused: RefusedToken, { db, now, staff, proofs: { quotas } }: EndpointDependencies): Promise<void> {
  const findCustomer = async (token: string) =>
    (await findSession(token, { db, now })) ?? (await findPhone(token, { db, now }));
  return noteRefused(refused, { db, now, quotas, findStaff: staff.findStaff, findCustomer });
}
