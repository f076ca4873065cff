/**
 * The module that writes each table, by its context and name. A migration that adds a table adds a line here.
 * @type {Record<string, string>}
 */
export const owners = {
  account_openings: 'fulfilment/openings',
  allowances: 'access/quotas',
  analytics_days: 'upkeep/analytics',
  analytics_events: 'upkeep/analytics',
  anonymous_tokens: 'access/anonymous-tokens',
  application_files: 'applications/documents',
  application_saves: 'applications/drafts',
  applications: 'applications/drafts',
  // These two are written by triggers of the database.
  audit_chain: 'staff/audit',
  audit_head: 'staff/audit',
  audit_entries: 'staff/audit',
  bank_accounts: 'bank',
  bank_blacklist: 'bank',
  bank_cards: 'bank',
  bank_customers: 'bank',
  bank_employees: 'bank',
  bank_orders: 'bank',
  bank_postings: 'bank',
  bank_service_orders: 'bank',
  broadcasts: 'messaging/broadcasts',
  card_orders: 'fulfilment/card-orders',
  case_events: 'desk/case-history',
  case_proposals: 'desk/decisions',
  cases: 'desk/cases',
  codes: 'access/one-time-codes',
  customers: 'customers/customers',
  daily_figures: 'desk/figures',
  demo_data: 'upkeep/demo-data',
  email_links: 'customers/registration',
  figure_changes: 'desk/figures',
  files_to_erase: 'files',
  hand_overs: 'applications/hand-over',
  identity_checks: 'applications/identity-checks',
  identity_requests: 'applications/identity-checks',
  inbox_messages: 'messaging/inbox',
  introductions: 'applications/introducers',
  known_devices: 'access/sessions',
  known_staff_devices: 'staff/sessions',
  login_tries: 'access/sign-in-attempts',
  ordered_services: 'fulfilment/orders',
  orders: 'fulfilment/orders',
  outbox: 'messaging/channels',
  password_resets: 'access/password-reset',
  registrations: 'customers/registration',
  sandbox_mailbox: 'messaging/channels',
  server_keys: 'access/keys',
  session_tokens: 'access/sessions',
  sessions: 'access/sessions',
  staff: 'staff/accounts',
  staff_arrivals: 'staff/identity-provider',
  staff_invitations: 'staff/accounts',
  staff_provider_visits: 'staff/identity-provider',
  staff_sessions: 'staff/sessions',
  staff_sign_ins: 'staff/sessions',
  uploads: 'applications/uploads',
  webhook_deliveries: 'messaging/webhooks',
  webhook_events: 'messaging/webhooks',
  webhook_tries: 'messaging/webhooks',
};

/**
 * Who else writes a table, with the reason.
 * @type {Record<string, readonly string[]>}
 */
export const secondWriters = {
  // A part of an upload is added and taken off the list in one statement, because every part asks it.
  files_to_erase: ['applications/uploads'],
  // Demo data is made as if it had been submitted and decided. The other modules change rows of their own concern in the
  // transaction of a status change; these statements should move into the owners.
  applications: ['upkeep/demo-data'],
  card_orders: ['upkeep/demo-data'],
  case_proposals: ['desk/cases'],
  cases: ['fulfilment/status-changes'],
  ordered_services: ['fulfilment/status-changes', 'upkeep/demo-data'],
  orders: ['upkeep/demo-data'],
};
