import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isForStaff } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { everyEndpointErrors } from '../errors.ts';
import { deskKinds } from '../kinds/index.ts';
import { allEndpoints } from './index.ts';

/** Where a call answers: method, base and path. */
const addressesOf = allEndpoints.flatMap((endpoint) =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `${endpoint.method} ${endpoint.base}${path}`),
);

/** The calls of the specification, with the row or decision that names each. */
const documented = [
  ['API-005', 'GET api/register/get_token'],
  ['API-006', 'POST api/commonBank/getToken'],
  ['API-007', 'GET api/proxy/commonbank/v1/api/States'],
  ['API-008', 'GET api/proxy/commonbank/v1/api/Townships'],
  ['API-009', 'GET api/cb/branches'],
  ['API-010', 'GET api/balances'],
  ['API-011', 'POST api/auth/login'],
  ['API-012', 'POST api/auth/refresh_token'],
  ['API-013', 'POST api/auth/me'],
  ['API-014', 'POST api/auth/forget_pwd'],
  ['API-015', 'POST api/forget_pwd/verify_otp'],
  ['G-076', 'POST api/auth/forget_pwd/verify_otp'],
  ['API-016', 'POST api/forget_pwd/resend_otp'],
  ['G-076', 'POST api/auth/forget_pwd/resend_otp'],
  ['API-017', 'POST api/forget_pwd/reset_pwd'],
  ['G-076', 'POST api/auth/forget_pwd/reset_pwd'],
  ['API-018', 'GET api/register/check_nrc_email'],
  ['API-019', 'POST api/register/check_contact'],
  ['API-020', 'POST api/register/submit'],
  ['API-021', 'POST api/register/verify_otp'],
  ['API-022', 'POST api/register/verify_email'],
  ['API-023', 'POST api/register/resend_otp_verification'],
  ['API-024', 'POST api/register/resend_email_verification'],
  ['API-025', 'POST api/inbox/getAllMessage'],
  ['API-026', 'POST api/inbox/get_inbox'],
  ['API-027', 'POST api/inbox/cheque_book_request'],
  ['API-028', 'POST api/orders/getAll'],
  ['API-029', 'POST api/orders/getCreditOrderDetail'],
  ['API-030', 'POST api/create-account/get_account'],
  ['API-031', 'POST api/create-account/get_account/by/login'],
  ['API-032', 'GET api/proxy/digital_employee'],
  ['API-033', 'GET api/create-account/check/employee'],
  ['API-034', 'POST api/auth/profile'],
  ['API-035', 'POST analytics/log_event'],
  ['API-036', 'POST api/create-account/check/blacklist'],
  ['API-037', 'POST api/create-account/info/by/account_class'],
  ['API-038', 'POST api/create-account/save/account'],
  ['API-040', 'POST api/create-account/form_submit'],
  ['API-041', 'POST upload/create-account/file_upload'],
  ['API-043', 'POST upload/create-account/idm/verify_upload'],
  ['API-044', 'POST api/idm/idm_get_token'],
  ['API-045', 'POST api/create-account/idm/submit'],
  ['API-046', 'POST api/create-account/verify_otp_activation'],
  ['API-048', 'POST api/download/tnc'],
  ['API-051', 'POST api/account/charges'],
  ['API-052', 'POST api/account/create'],
  ['API-053', 'POST api/account/service_subscription'],
  ['API-054', 'POST api/account/fund_transfer'],
  ['API-057', 'POST api/account/verify_otp'],
  ['API-058', 'GET api/proxy/core_balance'],
  ['API-058', 'GET api/proxy/core_account'],
  ['API-059', 'POST api/orders/getEtbOrderDetail'],
] as const;

/** Ours: the calls that carry personal data, with it in the body. */
const postTwins = [
  'POST api/register/check_nrc_email',
  'POST api/balances',
  'POST api/create-account/check/employee',
  'POST api/proxy/digital_employee',
  'POST api/proxy/core_balance',
  'POST api/proxy/core_account',
];

/** Ours: what a session needs and the specification does not name. */
const ofTheSession = [
  'POST api/auth/logout',
  'GET api/auth/sessions',
  'POST api/auth/sessions/end',
  'GET api/auth/export',
  'POST api/auth/mail_preference',
  'POST api/auth/details',
];

/** Ours: what people can do with a file beside sending it. */
const ofFiles = ['POST upload/create-account/file_remove'];

/** Ours: what an introducer says, who wants no reminders, and where the pictures of a map come from, and how long things last. */
const further = [
  'POST api/introductions/get',
  'POST api/introductions/answer',
  // What a passport's photo says, before there is a customer.
  'POST api/register/read_passport',
  'POST api/reminders/stop',
  'GET api/cb/map-tiles',
  'GET api/cb/lifetimes',
  // What a customer has started, whatever its kind.
  'POST api/applications/getAll',
  'POST api/orders/getEtbAccountCard',
  // That something which the customer cannot mend is wrong.
  'POST api/create-account/report_details',
  'POST api/create-account/new_phone_code',
  'POST api/create-account/correct_details',
];

/** Ours: going on with a phone. */
const ofHandingOver = ['begin', 'state', 'end', 'open', 'confirm', 'task', 'finish'].map(
  (what) => `POST api/create-account/hand-over/${what}`,
);

/** Ours: what the specification leaves open about cards. */
const ofCards = [
  'GET api/cards/pages',
  ...['application', 'save', 'submit', 'list', 'renew', 'renewal'].map((what) => `POST api/cards/${what}`),
  ...['document', 'document/remove'].map((what) => `POST upload/cards/${what}`),
];

/** Ours: the desk. */
const ofTheDesk = allEndpoints.filter(({ path }) => path.startsWith('/desk/'));

describe('the calls of the wire', () => {
  it.each(documented)('%s: %s is among them', (_row, address) => {
    expect(addressesOf).toContain(address);
  });

  it('are those of the specification, their twins and the few of ours, and no others', () => {
    const desk = ofTheDesk.map(({ method, base, path }) => `${method} ${base}${path}`);
    const ours = [...postTwins, ...ofTheSession, ...ofFiles, ...ofHandingOver, ...ofCards, ...further, ...desk];
    const expected = [...documented.map(([, address]) => address), ...ours];
    expect([...addressesOf].sort()).toEqual(expected.sort());
  });

  it('have ids of their own', () => {
    expect(new Set(allEndpoints.map(({ id }) => id)).size).toBe(allEndpoints.length);
  });

  it('have addresses of their own, aliases included, with one leading slash', () => {
    expect(new Set(addressesOf).size).toBe(addressesOf.length);
    for (const { path, aliases = [] } of allEndpoints) {
      for (const each of [path, ...aliases]) expect(each).toMatch(/^(?:\/[\w-]+)+$/);
    }
  });

  it('know customers of one kind only, by the token of their login, and phones that act for one [ROL-004]', () => {
    const allowedRoles = new Set(
      allEndpoints.filter((endpoint) => !isForStaff(endpoint)).flatMap((endpoint) => endpoint.allowedRoles),
    );
    expect([...allowedRoles].sort()).toEqual(['anyone', 'customer', 'phone', 'reader', 'visitor']);
  });

  it('use two bases beside the main one', () => {
    expect(new Set(allEndpoints.map(({ base }) => base))).toEqual(new Set(['api', 'upload', 'analytics']));
  });

  it('each say who may call', () => {
    for (const { id, allowedRoles } of allEndpoints) expect(allowedRoles, id).not.toHaveLength(0);
  });

  it('ask for no token only where the caller cannot have one', () => {
    const open = allEndpoints.filter(({ allowedRoles }) => allowedRoles.includes('anyone')).map(({ id }) => id);
    expect(open).toEqual([
      ...['getVisitorToken', 'getReaderToken', 'logEvent', 'refreshSession', 'openHandOver', 'confirmHandOver'],
      ...['getSignInWays', 'signInStaff', 'proveSecondFactor', 'exchangeProviderCode'],
      ...['getInvitation', 'acceptInvitation'],
    ]);
  });

  it('at the desk are for staff alone, and nobody else’s are, but for those of the sign-in [DSK-001, SEC-002]', () => {
    const ofSignIn = (path: string) => /^\/desk\/(?:sign-in|invitations)\b/.test(path);
    for (const endpoint of allEndpoints) {
      const isDesk = endpoint.path.startsWith('/desk/') && !ofSignIn(endpoint.path);
      expect(isForStaff(endpoint), endpoint.id).toBe(isDesk);
      if (isDesk)
        expect(endpoint.allowedRoles, endpoint.id).toEqual(
          endpoint.allowedRoles.filter((each) => isForStaff({ allowedRoles: [each] })),
        );
    }
  });

  it('at the desk let in the roles that the bank gave them to, and no other, whatever the kind [DSK-001, SEC-002]', () => {
    const withoutKind = (id: string) => deskKinds.reduce((name, { wire }) => name.replace(wire.noun, ''), id);
    const byRoles: Record<string, string[]> = {};
    for (const { id, allowedRoles } of allEndpoints.filter(isForStaff)) {
      const roles = [...allowedRoles].sort().join(' ');
      byRoles[roles] = [...new Set([...(byRoles[roles] ?? []), withoutKind(id)])].sort();
    }
    expect(byRoles).toEqual({
      staff: [
        ...['getCustomerAtDesk', 'getCustomerDetails', 'getCustomerProducts', 'getFigures', 'getHealthFigures'],
        ...['getOwnStaff', 'listBroadcasts', 'listCustomerDeliveries', 'listCustomerMessages', 'listDetailCorrections'],
        ...['searchCustomers', 'signOutStaff'],
      ],
      'auditor checker maker supervisor': [
        ...['getCase', 'getDeskApplication', 'getTour', 'listApplications', 'listCases', 'listMentions', 'listReasons'],
        ...['listViews', 'removeView', 'saveView'],
        ...['viewDocument', 'viewFile'],
      ],
      'checker maker supervisor': ['addCaseNote', 'getTeam', 'listChanges', 'listColleagues', 'setAbsence'],
      'checker maker': ['handOverCases', 'moveService', 'releaseCase', 'takeCase', 'undoServiceRejection'],
      supervisor: ['assignCase', 'freeCase'],
      maker: ['proposeDecision', 'proposeDetailCorrection', 'withdrawDetailCorrection', 'withdrawProposal'],
      checker: [
        ...['confirmDetailCorrection', 'confirmProposal', 'confirmServiceRejection'],
        ...['sendBackDetailCorrection', 'sendBackProposal'],
      ],
      'administrator maker': ['resendCustomerMessage'],
      'administrator auditor': ['listDeliveries', 'listStaff', 'listWebhooks', 'searchAudit', 'verifyAudit'],
      administrator: [
        ...[
          'blockCustomer',
          'changeStaff',
          'confirmBroadcast',
          'countRecipients',
          'decideStaffProposal',
          'endCustomerSession',
          'endCustomerSessions',
        ],
        ...['inviteStaff', 'replayDelivery', 'sendBroadcast', 'setProductCode', 'stopBroadcast', 'unblockCustomer'],
      ],
    });
  });

  it('send no body with GET', () => {
    for (const { id, method, body } of allEndpoints) if (method === 'GET') expect(body, id).toBeUndefined();
  });

  it('carry personal data in an address only where a twin carries it in the body', () => {
    const withQuery = allEndpoints.filter(({ query }) => query).map(({ id }) => id);
    const twins = allEndpoints.map(({ id }) => id).filter((id) => id.endsWith('ByPost'));
    expect(withQuery.filter((id) => !twins.includes(`${id}ByPost`))).toEqual(['listBranches']);
  });

  it('name only errors that exist, and none that every call has', () => {
    const known: readonly string[] = Object.values(errorCodes);
    for (const { id, errors = [] } of allEndpoints) {
      for (const code of errors) {
        expect(known, id).toContain(code);
        expect(everyEndpointErrors, id).not.toContain(code);
      }
    }
  });

  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s can be described in JSON Schema',
    (_id, endpoint) => {
      for (const input of [endpoint.body, endpoint.query]) {
        if (input) expect(z.toJSONSchema(input, { io: 'input', target: 'draft-2020-12' })).toBeTypeOf('object');
      }
      expect(z.toJSONSchema(endpoint.answer, { io: 'output', target: 'draft-2020-12' })).toBeTypeOf('object');
    },
  );
});
