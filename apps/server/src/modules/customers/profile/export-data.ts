import { cardRenewalKind } from '@taga/contract/kinds/card-renewal';
import type { DataExport } from '@taga/contract/records/customers/data-export';
import type { Language } from '@taga/i18n';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/schema.gen.ts';
import { type CustomerSession, deviceWords, listDevices, listOwnSessions } from '../../access/sessions/index.ts';
import { listApplications, listOtherApplications, remarksOfCorrection } from '../../applications/drafts/index.ts';
import { listChecks } from '../../applications/identity-checks/index.ts';
import { listOwnRenewals } from '../../fulfilment/card-orders/index.ts';
import { listMessages } from '../../messaging/channels/index.ts';
import { listInboxMessages } from '../../messaging/inbox/index.ts';
import { getCustomer, toCustomerRecord } from '../customers/index.ts';
import { listCorrections } from '../details/index.ts';

interface ExportDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** Everything that is kept about the customer. Anyone who begins to keep more adds it here. */
export async function exportData(
  session: CustomerSession,
  language: Language,
  dependencies: ExportDependencies,
): Promise<DataExport> {
  const { db, now } = dependencies;
  const customer = await getCustomer(db, session.customerId);
  const { loginId, phone } = customer.person;
  const sessions = await listOwnSessions(session, language, dependencies);
  const devices = await listDevices(db, customer.id);
  const messages = await listMessages(db, [loginId, phone]);
  const applications = await listApplications(db, customer.id);
  const inbox = await listInboxMessages(db, customer.id);
  const corrections = await listCorrections(db, customer.id, Number.MAX_SAFE_INTEGER);
  return {
    EXPORTED_AT: now().toISOString(),
    CUSTOMER: {
      ...toCustomerRecord(customer),
      STATUS: customer.status,
      LANGUAGE: customer.person.language,
      CREATED_AT: customer.createdAt.toISOString(),
      PASSWORD_CHANGED_AT: customer.passwordChangedAt.toISOString(),
      WANTS_MAIL: customer.wantsMail,
      WANTS_SMS: customer.wantsSms,
      WANTS_REMINDERS: customer.wantsReminders,
      NAME_KEY: customer.nameKey,
    },
    SESSIONS: sessions,
    DEVICES: devices.map(({ device, firstSeenAt, lastSeenAt }) => ({
      DEVICE: deviceWords(device, language),
      FIRST_SEEN_AT: firstSeenAt.toISOString(),
      LAST_SEEN_AT: lastSeenAt.toISOString(),
    })),
    MESSAGES: messages.map(({ channel, to, template, queuedAt, state }) => ({
      CHANNEL: channel,
      TO: to,
      KIND: template,
      QUEUED_AT: queuedAt.toISOString(),
      STATUS: state,
    })),
    APPLICATIONS: await Promise.all(applications.map((application) => exportApplication(application, db))),
    // Renewals stand in a list of their own.
    CARD_APPLICATIONS: (await listOtherApplications(db, customer.id))
      .filter(({ kind }) => kind !== cardRenewalKind)
      .map(exportOther),
    CARD_RENEWALS: await listOwnRenewals(db, customer.id),
    DETAIL_CORRECTIONS: corrections.map(({ at, before, after, reason, state, by }) => ({
      CREATED_AT: at.toISOString(),
      BEFORE: before,
      AFTER: after,
      REASON: reason,
      STATUS: state,
      BY: by ? 'STAFF' : 'CUSTOMER',
    })),
    INBOX: inbox.map(({ content: { type, body }, at }) => ({ Type: type, Body: body, CREATED_AT: at.toISOString() })),
  };
}

type ListedApplication = Awaited<ReturnType<typeof listApplications>>[number];
type ExportedApplication = DataExport['APPLICATIONS'][number];

async function exportApplication(application: ListedApplication, db: Kysely<DB>): Promise<ExportedApplication> {
  const checks = await listChecks(db, application.authorizationReqId);
  return {
    AuthorizationReqId: application.authorizationReqId,
    AccountClass: application.accountClass,
    Currency: application.currency,
    Status: application.status,
    CREATED_AT: application.createdAt.toISOString(),
    Answers: application.record,
    IdentityChecks: checks.map(({ status, reasons, scores, at }) => ({
      Status: status,
      Reasons: [...reasons],
      Scores: scores,
      CREATED_AT: at.toISOString(),
    })),
  };
}

type OtherApplication = Awaited<ReturnType<typeof listOtherApplications>>[number];

const grantedTerms = z.nullable(z.object({ limit: z.optional(z.number()) }));

/** Of a kind that is not about an account. */
function exportOther({ id, status, createdAt, record, submitted, terms, correction }: OtherApplication) {
  return {
    DOCNumber: id,
    Status: status === 'INIT' ? 'DRAFT' : (status ?? 'DRAFT'),
    CREATED_AT: createdAt.toISOString(),
    Answers: record,
    HandedIn: submitted,
    APPROVED_AMOUNT: grantedTerms.parse(terms)?.limit ?? null,
    Remarks: remarksOfCorrection(correction),
  };
}
