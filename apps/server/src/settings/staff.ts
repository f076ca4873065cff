import { staffRoles } from '@taga/contract/constants';
import { issuerAddress, mailAddress, secretText, text, wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const staffSettings = {
  staffAdminEmail: setting(
    'STAFF_ADMIN_EMAIL',
    mailAddress,
    undefined,
    'An administrator of the desk: as long as fewer than two are active, every start sends a one-time link to this address until it was used.',
  ),
  staffIdleS: setting(
    'STAFF_IDLE_S',
    wholeNumber(30, 86_400),
    '900',
    'After how many seconds without a call a member of staff is signed out.',
  ),
  staffSessionS: setting(
    'STAFF_SESSION_S',
    wholeNumber(60, 86_400),
    '28800',
    'How long a member of staff stays signed in at most, whatever is done.',
  ),
  staffInvitationS: setting(
    'STAFF_INVITATION_S',
    wholeNumber(60, 2_592_000),
    '259200',
    'For how many seconds the one-time link for a new member of staff works.',
  ),
  caseHoldS: setting(
    'CASE_HOLD_S',
    wholeNumber(60, 86_400),
    '1800',
    'After how many seconds a case that its holder does nothing with can be taken by others.',
  ),
  staffOidcIssuer: setting(
    'STAFF_OIDC_ISSUER',
    issuerAddress,
    undefined,
    "The bank's identity provider (OpenID Connect). When set, staff sign in there and nowhere else.",
  ),
  staffOidcClientId: setting('STAFF_OIDC_CLIENT_ID', text, undefined, 'What the identity provider knows the desk by.'),
  staffOidcClientSecret: setting(
    'STAFF_OIDC_CLIENT_SECRET',
    secretText,
    undefined,
    'What the desk proves itself to the identity provider with.',
  ),
  staffOidcRolesClaim: setting(
    'STAFF_OIDC_ROLES_CLAIM',
    text,
    'roles',
    `The claim that lists the roles (${staffRoles.join(', ')}); dots lead into it, as in \`realm_access.roles\`.`,
  ),
  staffOidcScope: setting(
    'STAFF_OIDC_SCOPE',
    text,
    'openid email profile',
    'What the identity provider is asked for; some give refresh tokens only with `offline_access`.',
  ),
  staffOidcRereadS: setting(
    'STAFF_OIDC_REREAD_S',
    wholeNumber(1, 3_600),
    '30',
    'After how many seconds the identity provider is asked again for the roles of somebody who works at the desk.',
  ),
} as const;
