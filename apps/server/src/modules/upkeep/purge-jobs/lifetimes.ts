import type { DB } from '../../../db/schema.gen.ts';
import { dayS } from '../../../time.ts';

/** What is a view keeps nothing of its own. */
type Table = Exclude<keyof DB & string, 'customer_orders'>;

/** How long the rows of a table live: as `docs/operations.md` says it, and as it is carried out. */
export interface Lifetime {
  /** Ends the sentence "a row is kept …". */
  readonly until: string;
  /** Which rows are purged: those whose time lies so many seconds back. Without it another job erases them, or nobody. */
  readonly purge?: { readonly column: string; readonly retentionS: number };
}

export interface LifetimeSettings {
  readonly retainAnalyticsDays: number;
}

const expiring = (until: string): Lifetime => ({ until, purge: { column: 'expires_at', retentionS: 0 } });
const withApplication = 'as long as the application it belongs to';
const withCustomer = 'as long as the customer';
const withBooks = "as long as the sandbox bank's books";
const always = 'permanently';

const ofTables: Readonly<Record<Exclude<Table, 'analytics_events'>, Lifetime>> = {
  account_openings: { until: withCustomer },
  allowances: { until: '2 days after its count began', purge: { column: 'counted_from', retentionS: 2 * dayS } },
  analytics_days: { until: '3 years', purge: { column: 'day', retentionS: 3 * 365 * dayS } },
  anonymous_tokens: expiring('`ANONYMOUS_TOKEN_LIFETIME_S`'),
  application_files: { until: withApplication },
  application_saves: { until: `the last hundred and the last of each step, ${withApplication}` },
  applications: {
    until:
      '`RETAIN_DRAFT_DAYS` as a draft, `RETAIN_REJECTED_DAYS` once rejected or cancelled, otherwise as long as the customer',
  },
  audit_chain: { until: always },
  audit_entries: { until: always },
  audit_head: { until: always },
  audit_verifications: { until: '90 days after it began', purge: { column: 'started_at', retentionS: 90 * dayS } },
  bank_accounts: { until: withBooks },
  bank_blacklist: { until: withBooks },
  bank_cards: { until: withBooks },
  bank_customers: { until: withBooks },
  bank_employees: { until: withBooks },
  bank_orders: { until: withBooks },
  bank_postings: { until: withBooks },
  bank_service_orders: { until: withBooks },
  broadcasts: { until: always },
  card_orders: { until: 'as long as the application it belongs to, or the customer' },
  case_events: { until: withApplication },
  case_note_mentions: { until: withApplication },
  case_notes: { until: withApplication },
  case_proposals: { until: withApplication },
  cases: { until: withApplication },
  codes: {
    until: '30 days after it was sent, a day where it is of nobody',
    purge: { column: 'sent_at', retentionS: 30 * dayS },
  },
  customers: { until: always },
  daily_figures: { until: always },
  demo_data: { until: always },
  detail_corrections: { until: withCustomer },
  email_links: { until: '30 days after it expired', purge: { column: 'expires_at', retentionS: 30 * dayS } },
  figure_changes: { until: 'until it is summed up in `daily_figures`' },
  files_to_erase: { until: 'an hour, then the file is erased' },
  hand_overs: expiring('as long as its link'),
  identity_checks: { until: withApplication },
  identity_file_hashes: { until: withApplication },
  identity_requests: { until: 'a day', purge: { column: 'created_at', retentionS: dayS } },
  inbox_messages: { until: withCustomer },
  introductions: { until: withApplication },
  known_devices: { until: 'a year after it was last seen', purge: { column: 'last_seen_at', retentionS: 365 * dayS } },
  known_staff_devices: {
    until: 'a year after it was last seen',
    purge: { column: 'last_seen_at', retentionS: 365 * dayS },
  },
  login_tries: { until: '2 days after the last try', purge: { column: 'last_try_at', retentionS: 2 * dayS } },
  ordered_services: { until: withApplication },
  orders: { until: withApplication },
  outbox: {
    until: '30 days after it was finished, a day where it went to nobody',
    purge: { column: 'finished_at', retentionS: 30 * dayS },
  },
  password_resets: expiring('as long as its reference'),
  queue_views: { until: always },
  registrations: expiring('`REGISTRATION_LIFETIME_S`, `AWAITING_EMAIL_LIFETIME_S`'),
  sandbox_mailbox: { until: 'the newest 1,000 messages' },
  server_keys: { until: always },
  session_tokens: { until: 'as long as the session it belongs to' },
  sessions: expiring('as long as the session'),
  staff: { until: always },
  staff_absences: { until: '1 year after its last day', purge: { column: 'to_day', retentionS: 365 * dayS } },
  staff_arrivals: expiring('a few minutes'),
  staff_invitations: expiring('as long as the invitation'),
  staff_proposals: { until: always },
  staff_provider_visits: expiring('a few minutes'),
  staff_sessions: expiring('as long as the session'),
  staff_sign_ins: expiring('a few minutes'),
  uploads: { until: 'a day, then it is erased with its parts' },
  webhook_deliveries: { until: 'as long as its event' },
  webhook_events: { until: '90 days', purge: { column: 'finished_at', retentionS: 90 * dayS } },
  webhook_tries: { until: 'as long as its event' },
};

/** Every table there is. A migration that adds one adds a line here and in `docs/operations.md`. */
export function lifetimesOf({ retainAnalyticsDays }: LifetimeSettings): Readonly<Record<Table, Lifetime>> {
  return {
    ...ofTables,
    analytics_events: {
      until: '`RETAIN_ANALYTICS_DAYS`; counted by day before that',
      purge: { column: 'at', retentionS: retainAnalyticsDays * dayS },
    },
  };
}
