import type { EndpointSample } from './sample.ts';

const token = 'Zk3Q9wZk3Q9wZk3Q9wZk3Q9wZk3Q9wZk3Q9wZk3Q9wZ';
const staffId = '7b1de2a4-6a05-4a1c-9a44-0d9a3b5d8f10';
const member = {
  id: staffId,
  loginId: 'maker@bank.example',
  name: 'Thida',
  roles: ['maker'],
  branchScope: { branches: ['001'], regions: ['MMR013'] },
  status: 'ACTIVE',
  hasSecondFactor: true,
  lastSignInAt: null,
};
const staff = {
  id: staffId,
  loginId: 'maker@bank.example',
  name: 'Thida',
  roles: ['maker'],
  branchScope: null,
  idleEndsAt: '2026-03-01T04:15:00.000Z',
  idleSeconds: 900,
  endsAt: '2026-03-01T12:00:00.000Z',
  isDemo: true,
};
const change = {
  roles: ['auditor'],
  branchScope: { branches: ['001'], regions: [] },
  disabled: false,
  resetSecondFactor: true,
  inviteAgain: true,
};
const proposal = {
  id: staffId,
  staffId,
  loginId: 'maker@bank.example',
  name: 'Thida',
  change,
  proposedBy: { id: staffId, name: 'Kyaw Zin' },
  proposedAt: '2026-03-01T04:00:00.000Z',
};

/** What staff call to sign in, what administrators do with staff, and the audit log. */
export const deskStaff: Readonly<Record<string, EndpointSample>> = {
  getSignInWays: {
    answer: {
      way: 'PASSWORD',
      startPath: null,
      demo: {
        password: 'Abcdefg1',
        code: '123456',
        nextCodeInMs: 12_000,
        members: [{ loginId: 'maker@demo.example', name: 'Thida', roles: ['maker'], hasUsedCode: true }],
      },
    },
  },
  signInStaff: {
    input: { loginId: 'maker@bank.example', password: 'Abcdefg1' },
    answer: { token, next: 'ENROL', enrolment: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' } },
    refused: [{ loginId: '' }, { password: '' }],
  },
  proveSecondFactor: {
    input: { token, code: '123456', inCookie: true },
    answer: { accessToken: token, staff },
    refused: [{ inCookie: 'yes' }, { token: 'short' }, { code: '12345' }, { code: 'abcdef' }],
  },
  exchangeProviderCode: {
    input: { code: token, inCookie: true },
    answer: { accessToken: token, staff },
    refused: [{ code: '' }, { inCookie: false }],
  },
  getOwnStaff: { answer: staff },
  signOutStaff: { answer: {} },
  getInvitation: {
    input: { token },
    answer: { loginId: 'maker@bank.example', name: 'Thida', roles: ['maker'] },
    refused: [{ token: '../x' }],
  },
  acceptInvitation: {
    input: { token, name: 'Thida', password: 'Abcdefg1' },
    answer: { loginId: 'maker@bank.example' },
    refused: [{ token: '' }, { password: 'short' }, { name: ' ' }],
  },
  listStaff: { answer: { staff: [member], proposals: [proposal], isFirstAlone: false } },
  inviteStaff: {
    input: { loginId: 'maker@bank.example', name: 'Thida', roles: ['maker', 'checker'], branchScope: null },
    answer: { member: null, proposal: { ...proposal, staffId: null, change: { roles: ['maker', 'checker'] } } },
    refused: [
      { loginId: 'maker' },
      { name: '' },
      { roles: ['owner'] },
      { roles: ['maker', 'maker'] },
      { roles: ['administrator', 'maker'] },
      { roles: ['checker', 'administrator'] },
    ],
  },
  changeStaff: {
    input: { staffId, ...change },
    answer: { member, proposal: null },
    refused: [
      { staffId: 'me' },
      { roles: 'maker' },
      { roles: ['maker', 'administrator'] },
      { disabled: 'yes' },
      { branchScope: { branches: [], regions: [] } },
    ],
  },
  decideStaffProposal: {
    input: { proposalId: staffId, decision: 'CONFIRM' },
    answer: { member },
    refused: [{ proposalId: 'mine' }, { decision: 'ALLOW' }],
  },
  searchAudit: {
    input: { actorKind: 'staff', action: 'case.', subjectKind: 'application', subjectId: staffId, size: 50 },
    answer: {
      entries: [
        {
          id: '17',
          at: '2026-03-01T04:00:00.000Z',
          actor: { kind: 'staff', id: staffId, name: 'Thida' },
          action: 'case.taken',
          subject: { kind: 'application', id: staffId, name: 'A-7K3M-29', queue: 'cases' },
          facts: { kind: 'REJECT', proposedBy: staffId },
          names: { [staffId]: 'Aung Ko Ko' },
        },
      ],
      nextCursor: '17',
    },
    refused: [{ actorKind: 'robot' }, { cursor: 'x' }, { size: 1000 }, { from: 'yesterday' }],
  },
  verifyAudit: {
    answer: {
      entries: 17,
      firstBroken: { id: '9', fault: 'CHANGED' },
      last: { number: 17, hash: 'ab12' },
      at: '2026-03-01T04:00:00.000Z',
    },
  },
};
