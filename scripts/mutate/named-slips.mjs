// Slips that nobody had noticed when they were made by hand: the tests that came of them are to go on noticing them.
// `text` stands once in the file; where code changes its shape, its entry follows or goes. `test` is run before those that
// are nearest.

/** @type {readonly import('./slips.mjs').NamedSlip[]} */
export const namedSlips = [
  {
    name: 'card-orders: the renewals of every customer',
    file: 'apps/server/src/modules/fulfilment/card-orders/store.ts',
    text: `    .where('card_orders.customer_id', '=', customerId)
`,
    becomes: '',
    test: 'apps/server/src/modules/customers/profile/profile.test.ts',
  },
  {
    name: 'staff-sessions: half a sign-in stays good after the password was reset',
    file: 'apps/server/src/modules/staff/sessions/store.ts',
    text: `    .whereRef('began_at', '>=', 'staff.sessions_since')
`,
    becomes: '',
    test: 'apps/server/src/modules/staff/sessions/sign-in.test.ts',
  },
  {
    name: 'duplicates: nobody searched by the same phone',
    file: 'apps/server/src/modules/customers/duplicates/store.ts',
    text: `    .union(others.where('phone', '=', applicant.phone))
`,
    becomes: '',
    test: 'apps/server/src/modules/customers/duplicates/duplicates.test.ts',
  },
  {
    name: 'applications: a save is written after the submission',
    file: 'apps/server/src/modules/applications/drafts/store.ts',
    text: `
        and coalesce(status, 'INIT') = \${save.status ?? 'INIT'}
      returning authorization_req_id, revision`,
    becomes: `
      returning authorization_req_id, revision`,
    test: 'apps/server/src/modules/applications/drafts/repeated-saves.test.ts',
  },
  {
    name: 'applications: a client turns VERIFIED into SKIPPED',
    file: 'apps/server/src/modules/applications/drafts/validate-answers.ts',
    text: ` && stored.identity.status !== 'VERIFIED'`,
    becomes: '',
    test: 'apps/server/src/modules/applications/drafts/save-step.test.ts',
  },
  {
    name: 'submissions: introducers asked again at every correction',
    file: 'apps/server/src/modules/applications/submissions/submit.ts',
    text: `if (!corrected || corrected.changedItems.includes('INTRODUCERS')) {`,
    becomes: '{',
    test: 'apps/server/src/modules/desk/decisions/corrections.test.ts',
  },
  {
    name: 'submissions: confirmations lost at every correction',
    file: 'apps/server/src/modules/applications/submissions/submit.ts',
    text: `  if (!corrected || corrected.changedItems.includes('INTRODUCERS')) {
    await forgetIntroductions(trx, authorizationReqId);
`,
    becomes: `  await forgetIntroductions(trx, authorizationReqId);
  if (!corrected || corrected.changedItems.includes('INTRODUCERS')) {
`,
    test: 'apps/server/src/modules/desk/decisions/corrections.test.ts',
  },
  {
    name: 'submissions: what was submitted is submitted again, seen before the transaction',
    file: 'apps/server/src/modules/applications/submissions/submit-application.ts',
    text: `  if (isSubmitted(application)) return;
`,
    becomes: '',
    test: 'apps/server/src/modules/applications/submissions/submissions.test.ts',
  },
  {
    name: 'submissions: what was submitted is submitted again, seen inside the transaction',
    file: 'apps/server/src/modules/applications/submissions/submit-application.ts',
    text: 'if (!locked || isSubmitted(locked)) return true;',
    becomes: 'if (!locked) return true;',
    test: 'apps/server/src/modules/applications/submissions/submissions.test.ts',
  },
  {
    name: 'submissions: what is not ready is submitted, seen before the transaction',
    file: 'apps/server/src/modules/applications/submissions/submit-application.ts',
    text: `  await refuseUnready(db, application, customer, dependencies);
`,
    becomes: '',
    test: 'apps/server/src/modules/applications/submissions/submissions.test.ts',
  },
  {
    name: 'submissions: what is not ready is submitted, seen inside the transaction',
    file: 'apps/server/src/modules/applications/submissions/submit-application.ts',
    text: `    await refuseUnready(trx, locked, customer, dependencies);
`,
    becomes: '',
    test: 'apps/server/src/modules/applications/submissions/submissions.test.ts',
  },
  {
    name: 'submissions: one of a kind is submitted again, seen before the transaction',
    file: 'apps/server/src/modules/applications/submissions/submit-kind.ts',
    text: `  if (found?.status === 'PENDING') return found.status;
`,
    becomes: '',
    test: 'apps/server/src/modules/applications/kinds/card/card-applications.test.ts',
  },
  {
    name: 'submissions: one of a kind is submitted again, seen inside the transaction',
    file: 'apps/server/src/modules/applications/submissions/submit-kind.ts',
    text: `    if (locked?.status === 'PENDING') return 'right';
`,
    becomes: '',
    test: 'apps/server/src/modules/applications/kinds/card/card-applications.test.ts',
  },
  {
    name: 'submissions: one of a kind that was saved elsewhere, seen before the transaction',
    file: 'apps/server/src/modules/applications/submissions/submit-kind.ts',
    text: 'const { record } = requireSaved(found);',
    becomes: 'const { record } = requireOpen(found);',
    test: 'apps/server/src/modules/applications/kinds/card/card-applications.test.ts',
  },
  {
    name: 'submissions: one of a kind that was saved elsewhere, seen inside the transaction',
    file: 'apps/server/src/modules/applications/submissions/submit-kind.ts',
    text: 'const open = requireSaved(locked);',
    becomes: 'const open = requireOpen(locked);',
    test: 'apps/server/src/modules/applications/kinds/card/card-applications.test.ts',
  },
  {
    name: 'existing-customer: number and card given before the opening is done',
    file: 'apps/server/src/modules/applications/kinds/existing-customer/get-order.ts',
    text: `opening?.step === 'done'`,
    becomes: 'opening !== undefined',
    test: 'apps/server/src/modules/applications/kinds/existing-customer/existing-customer.test.ts',
  },
  {
    name: 'existing-customer: what was submitted is opened again, seen before the transaction',
    file: 'apps/server/src/modules/applications/kinds/existing-customer/open-cash-current.ts',
    text: `  if (application.status !== 'INIT') return;
`,
    becomes: '',
    test: 'apps/server/src/modules/applications/kinds/existing-customer/existing-customer.test.ts',
  },
  {
    name: 'existing-customer: what was submitted is opened again, seen inside the transaction',
    file: 'apps/server/src/modules/applications/kinds/existing-customer/open-cash-current.ts',
    text: `    if (locked?.status !== 'INIT') return true;
`,
    becomes: `    if (!locked) return true;
`,
    test: 'apps/server/src/modules/applications/kinds/existing-customer/existing-customer.test.ts',
  },
  {
    name: 'existing-customer: what was not confirmed is opened, seen before the transaction',
    file: 'apps/server/src/modules/applications/kinds/existing-customer/open-cash-current.ts',
    text: `  refuseUnconfirmed(application);
`,
    becomes: '',
    test: 'apps/server/src/modules/applications/kinds/existing-customer/existing-customer.test.ts',
  },
  {
    name: 'existing-customer: what was not confirmed is opened, seen inside the transaction',
    file: 'apps/server/src/modules/applications/kinds/existing-customer/open-cash-current.ts',
    text: `    refuseUnconfirmed(locked);
`,
    becomes: '',
    test: 'apps/server/src/modules/applications/kinds/existing-customer/existing-customer.test.ts',
  },
  {
    name: 'hand-over: begun for what is submitted',
    file: 'apps/server/src/modules/applications/hand-over/hand-over.ts',
    text: `  requireOpen(await findNamedApplication(db, { customerId, authorizationReqId }));
  const linkToken`,
    becomes: '  const linkToken',
    test: 'apps/server/src/modules/applications/hand-over/hand-over.test.ts',
  },
  {
    name: 'hand-over: opened for what is submitted since',
    file: 'apps/server/src/modules/applications/hand-over/hand-over.ts',
    text: 'const application = requireOpen(await findNamedApplication(db, opened));',
    becomes: 'const application = await findNamedApplication(db, opened);',
    test: 'apps/server/src/modules/applications/hand-over/hand-over.test.ts',
  },
  {
    name: 'hand-over: a fourth number is compared',
    file: 'apps/server/src/modules/applications/hand-over/store.ts',
    text: ` and tries < \${handOverTries}
`,
    becomes: `
`,
    test: 'apps/server/src/modules/applications/hand-over/hand-over.test.ts',
  },
  {
    name: 'hand-over: after the third number it can be tried again',
    file: 'apps/server/src/modules/applications/hand-over/hand-over.ts',
    text: 'if (!tried || tried.tries >= handOverTries) throw',
    becomes: 'if (!tried) throw',
    test: 'apps/server/src/modules/applications/hand-over/hand-over.test.ts',
  },
  {
    name: 'staff-provider: who has no role comes back with a code',
    file: 'apps/server/src/modules/staff/identity-provider/visits.ts',
    text: 'recognised.roles.length === 0',
    becomes: 'false',
    test: 'apps/server/src/modules/staff/identity-provider/staff-provider.test.ts',
  },
  {
    name: 'staff-provider: a session goes on without a role',
    file: 'apps/server/src/modules/staff/sessions/store.ts',
    text: 'if (!row || row.roles.length === 0) return undefined;',
    becomes: 'if (!row) return undefined;',
    test: 'apps/server/src/modules/staff/sessions/sign-in.test.ts',
  },
  {
    name: 'staff-provider: who is disabled gets a session for a code',
    file: 'apps/server/src/modules/staff/identity-provider/visits.ts',
    text: `if (!arrived.success || staff?.status !== 'ACTIVE') throw`,
    becomes: 'if (!arrived.success || !staff) throw',
    test: 'apps/server/src/modules/staff/identity-provider/staff-provider.test.ts',
  },
  {
    name: 'decisions: a customer who has a number is linked to another',
    file: 'apps/server/src/modules/applications/kinds/account/decisions.ts',
    text: 'customer.cifNo !== null || ',
    becomes: '',
    test: 'apps/server/src/modules/desk/decisions/link.test.ts',
  },
  {
    name: 'decisions: the hold of another checker is ignored',
    file: 'apps/server/src/modules/desk/decisions/decide.ts',
    text: `    if (hands) return { kind, hands };
`,
    becomes: '',
    test: 'apps/server/src/modules/desk/decisions/decisions.test.ts',
  },
  {
    name: 'retention: what was rejected is erased too early',
    file: 'apps/server/src/modules/upkeep/retention/store.ts',
    text: 'where ended_at <= ',
    becomes: 'where coalesce(saved_at, created_at) <= ',
    test: 'apps/server/src/modules/upkeep/retention/retention.test.ts',
  },
  {
    name: 'retention: a draft with a fresh photo is erased',
    file: 'apps/server/src/modules/upkeep/retention/store.ts',
    text: ` and not exists (
  select from application_files`,
    becomes: ` or exists (
  select from application_files`,
    test: 'apps/server/src/modules/upkeep/retention/card-retention.test.ts',
  },
  {
    name: 'broadcasts: written down each time they are sent',
    file: 'apps/server/src/modules/messaging/broadcasts/send-broadcast.ts',
    text: 'if (isNew) {',
    becomes: '{',
    test: 'apps/server/src/modules/messaging/broadcasts/broadcasts.test.ts',
  },
  {
    name: 'broadcasts: who signs up later gets them',
    file: 'apps/server/src/modules/messaging/broadcasts/recipients-store.ts',
    text: `    .where('created_at', '<=', at)
`,
    becomes: '',
    test: 'apps/server/src/modules/messaging/broadcasts/broadcasts.test.ts',
  },
  {
    name: 'audit: the hash of the head is not compared',
    file: 'apps/server/src/modules/staff/audit/walk-chain.ts',
    text: ' && head.hash.equals(hash)',
    becomes: '',
    test: 'apps/server/src/modules/staff/audit/audit.test.ts',
  },
  {
    name: 'orders: a completed service becomes rejected',
    file: 'apps/server/src/modules/fulfilment/orders/store.ts',
    text: `    .set({ status: 'REJECTED' })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('status', '=', 'PENDING')
`,
    becomes: `    .set({ status: 'REJECTED' })
    .where('authorization_req_id', '=', authorizationReqId)
`,
    test: 'apps/server/src/modules/fulfilment/orders/orders.test.ts',
  },
  {
    name: 'inbox: a cheque book for an account that is closed',
    file: 'apps/server/src/modules/messaging/inbox/request-cheque-book.ts',
    text: 'if (!account?.isOpen)',
    becomes: 'if (!account)',
    test: 'apps/server/src/modules/messaging/inbox/inbox.test.ts',
  },
  {
    name: 'figures: proposals that were sent back are counted',
    file: 'apps/server/src/modules/desk/figures/decisions-store.ts',
    text: `proposal.state = 'CONFIRMED'`,
    becomes: `proposal.state in ('CONFIRMED', 'SENT_BACK')`,
    test: 'apps/server/src/modules/desk/figures/figures.test.ts',
  },
  {
    name: 'figures: the last day of decisions is left out',
    file: 'apps/server/src/modules/desk/figures/period.ts',
    text: 'myanmarMidnight(to, 1)',
    becomes: 'myanmarMidnight(to)',
    test: 'apps/server/src/modules/desk/figures/figures.test.ts',
  },
  {
    name: 'figures: the last day of applications is left out',
    file: 'apps/server/src/modules/desk/figures/totals-store.ts',
    text: `day between \${from}::date and \${to}::date`,
    becomes: `day >= \${from}::date and day < \${to}::date`,
    test: 'apps/server/src/modules/desk/figures/figures.test.ts',
  },
  {
    name: 'cases: one in correction can be taken',
    file: 'apps/server/src/modules/desk/cases/store.ts',
    text: `    .where('status', 'in', openStatuses)
`,
    becomes: '',
    test: 'apps/server/src/modules/desk/decisions/corrections.test.ts',
  },
  {
    name: 'cases: one that was held until a while ago is mine',
    file: 'apps/server/src/modules/desk/cases/queue-store.ts',
    text: `((cases.held_by = \${staffId} and \${heldNow}) or`,
    becomes: `(cases.held_by = \${staffId} or`,
    test: 'apps/server/src/modules/desk/cases/cases.test.ts',
  },
  {
    name: 'cases: an older correction is answered again',
    file: 'apps/server/src/modules/desk/proposals/store.ts',
    text: `    .where('answered_at', 'is', null)
`,
    becomes: '',
    test: 'apps/server/src/modules/desk/decisions/corrections.test.ts',
  },
  {
    name: 'identity-checks: an older check is told to the desk',
    file: 'apps/server/src/modules/applications/identity-checks/run-check.ts',
    text: 'if (counted?.id === check.id) {',
    becomes: 'if (counted) {',
    test: 'apps/server/src/modules/applications/identity-checks/identity-checks.test.ts',
  },
  {
    name: 'identity-checks: a check of photos that were replaced counts',
    file: 'apps/server/src/modules/applications/identity-checks/store.ts',
    text: `              and not exists (select from application_files where application_files.id = checked.id::uuid))\``,
    becomes: `              and false)\``,
    test: 'apps/server/src/modules/applications/identity-checks/identity-checks.test.ts',
  },
  {
    name: 'application-files: an application is not locked while a file is added',
    file: 'apps/server/src/modules/applications/documents/upload-file.ts',
    text: 'requireOpenFor(await lockState(trx, owner), type, owner);',
    becomes: 'requireOpenFor(await findState(trx, owner), type, owner);',
    test: 'apps/server/src/modules/applications/documents/application-files.test.ts',
  },
  {
    name: 'uploads: 401 parts',
    file: 'apps/server/src/modules/applications/uploads/receive-parts.ts',
    text: 'parts.length >= maxParts',
    becomes: 'parts.length > maxParts',
    test: 'apps/server/src/modules/applications/uploads/uploads.test.ts',
  },
  {
    name: 'uploads: more than 20 begun at once',
    file: 'apps/server/src/modules/applications/uploads/store.ts',
    text: `  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
`,
    becomes: '',
    test: 'apps/server/src/modules/applications/uploads/uploads.test.ts',
  },
  {
    name: "introductions: nobody else asked once the applicant's own phone has come first",
    file: 'apps/server/src/modules/applications/introducers/ask-introducers.ts',
    text: 'if (reason) await insertNotAsked(',
    becomes: 'if (reason) return insertNotAsked(',
    test: 'apps/server/src/modules/applications/introducers/introductions.test.ts',
  },
  {
    name: "introductions: the applicant's own phone is asked",
    file: 'apps/server/src/modules/applications/introducers/ask-introducers.ts',
    text: `  if (phone === ownPhone) return 'own-phone';
`,
    becomes: '',
    test: 'apps/server/src/modules/applications/introducers/introductions.test.ts',
  },
  {
    name: 'card pages: a message posted to any origin',
    file: 'apps/portal/src/features/cards/frame/frame-messages.ts',
    text: 'languageMessage(language), origin)',
    becomes: `languageMessage(language), '*')`,
  },
  {
    name: 'card pages: an origin compared by its beginning',
    file: 'apps/portal/src/features/cards/frame/frame-messages.ts',
    text: 'event.origin === origin',
    becomes: 'event.origin.startsWith(origin)',
  },
  {
    name: 'applications of a kind: the page keeps its answers after a save elsewhere',
    file: 'apps/portal/src/lib/applications/kind-wizard/section-page.tsx',
    text: `key={\`\${key} \${step}\`}`,
    becomes: 'key={step}',
    test: 'apps/portal/src/lib/applications/kind-wizard/wizard.test.tsx',
  },
  {
    name: 'session: polling keeps an idle desk open',
    file: 'apps/desk/src/lib/session/activity.ts',
    text: 'Date.now() - lastDoneMs < attentiveMs && everyMs',
    becomes: 'everyMs',
  },
  {
    name: 'hand-over pages: a call with the token of who is signed in',
    file: 'apps/portal/src/lib/platform/api/token-source.ts',
    text: `if (allowedRoles.includes('phone') && findPhoneToken()) return`,
    becomes: `if (allowedRoles.includes('phone') && findPhoneToken() && !findAuth()) return`,
  },
  {
    name: 'hand-over pages: a file with the token of who is signed in',
    file: 'apps/portal/src/lib/platform/api/token-source.ts',
    text: 'return findPhoneToken() ?',
    becomes: 'return findPhoneToken() && !findAuth() ?',
  },
  {
    name: 'storage: a page that comes back shows who has signed out',
    file: 'packages/web/src/storage/guarded-storage.ts',
    text: `    window.addEventListener('pageshow', hearReturn);
`,
    becomes: '',
  },
  {
    name: "case: one's own proposal can be confirmed",
    file: 'apps/desk/src/features/case/decision/available-actions.ts',
    text: 'if (proposal.by.staffId === staffId)',
    becomes: 'if (proposal.by.staffId === staffId && !may(confirm.endpoint))',
  },
  {
    name: 'queries: what a customer loaded outlives the session',
    file: 'apps/portal/src/lib/platform/query/customer-queries.tsx',
    text: `getSession().kind !== 'open'`,
    becomes: `getSession().kind === 'absent'`,
  },
  {
    name: 'queries: what staff loaded outlives the session',
    file: 'apps/desk/src/lib/staff/desk-queries.tsx',
    text: `  if (!hasStaffSession()) kept = undefined;
`,
    becomes: '',
  },
  {
    name: 'uploads: previews are shown after the queue was stopped',
    file: 'packages/web/src/uploads/upload-queue.ts',
    text: `    this.#previews.clear();
`,
    becomes: '',
  },
  {
    name: 'capture: a photo keeps its address when it is no longer shown',
    file: 'apps/portal/src/lib/applications/capture/use-object-url.ts',
    text: `    return () => URL.revokeObjectURL(made);
`,
    becomes: '',
  },
  {
    name: 'pdf-view: pages keep their addresses when the document is closed',
    file: 'apps/desk/src/lib/pdf-view/pdf-pages.ts',
    text: `      for (const picture of drawn.values()) picture.then(URL.revokeObjectURL, () => undefined);
`,
    becomes: '',
  },
  {
    name: 'case: a video keeps its address when it is no longer shown',
    file: 'apps/desk/src/features/case/documents/use-frames.ts',
    text: `      if (made) URL.revokeObjectURL(made);
`,
    becomes: '',
  },
  {
    name: 'desk: what a change touches is not loaded again',
    file: 'apps/desk/src/lib/api/use-desk.ts',
    text: `    await Promise.all(touches.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
`,
    becomes: '',
    test: 'apps/desk/src/lib/api/call-desk.test.ts',
  },
];
