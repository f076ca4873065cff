import type { DataExport } from '@taga/contract/records/data-export';
import type { Language } from '@taga/i18n';
import type { CustomerHolder } from '../../http/guard.ts';
import { listApplications } from '../applications/index.ts';
import { listMessages } from '../channels/index.ts';
import { getCustomer, toCustomerRecord } from '../customers/index.ts';
import { listInboxMessages } from '../inbox/index.ts';
import { deviceWords, listDevices, listOwnSessions } from '../sessions/index.ts';
import type { ProfileParts } from './profile-parts.ts';

/** Everything that is kept about the customer. Whoever begins to keep more adds it here. */
export async function exportData(holder: CustomerHolder, language: Language, parts: ProfileParts): Promise<DataExport> {
  const { db, now } = parts;
  const customer = await getCustomer(db, holder.customerId);
  const { loginId, phone } = customer.person;
  const sessions = await listOwnSessions(holder, language, parts);
  const devices = await listDevices(db, customer.id);
  const messages = await listMessages(db, [loginId, phone]);
  const applications = await listApplications(db, customer.id);
  const inbox = await listInboxMessages(db, customer.id);
  return {
    EXPORTED_AT: now().toISOString(),
    CUSTOMER: {
      ...toCustomerRecord(customer),
      STATUS: customer.status,
      LANGUAGE: customer.person.language,
      CREATED_AT: customer.createdAt.toISOString(),
      PASSWORD_CHANGED_AT: customer.passwordChangedAt.toISOString(),
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
    APPLICATIONS: applications.map((application) => ({
      AuthorizationReqId: application.authorization_req_id,
      AccountClass: application.account_class,
      Currency: application.currency,
      Status: application.status,
      CREATED_AT: application.created_at.toISOString(),
    })),
    INBOX: inbox.map(({ type, body, created_at: at }) => ({ Type: type, Body: body, CREATED_AT: at.toISOString() })),
  };
}
