import { staffRoles } from '@taga/contract/constants';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { compatibleRoles } from '@taga/contract/rules/access/staff-roles';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { Unanswered } from '../../../domain-error.ts';

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly rolesClaim: string;
  readonly scope: string;
}

/** What the answer of the provider must fit. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What is kept to ask again for the roles. */
export const providerTokens = z.object({
  subject: z.string(),
  access: z.string(),
  refresh: z.optional(z.string()),
  /** Where this provider tells the roles. */
  rolesIn: z.enum(['userinfo', 'idToken']),
});
export type ProviderTokens = z.infer<typeof providerTokens>;

type Claims = Readonly<Record<string, unknown>>;

/** Somebody whom the provider has recognised. */
export interface Recognised {
  readonly claims: Claims;
  readonly roles: readonly StaffRole[];
  readonly tokens: ProviderTokens;
}

const timeoutS = 5;

export type Provider = ReturnType<typeof createProvider>;

/** The bank's identity provider, by OpenID Connect: authorization code with PKCE, state and nonce. */
export function createProvider(settings: ProviderSettings) {
  let discovered: Promise<oidc.Configuration> | undefined;

  /** Found out at the first need, so that the server starts without the provider; a failure is not remembered. */
  function discover(): Promise<oidc.Configuration> {
    discovered ??= askForConfiguration(settings).catch((error) => {
      discovered = undefined;
      throw new Unanswered('The identity provider cannot be reached.', { cause: error });
    });
    return discovered;
  }

  return {
    async addressToSignIn(redirectUri: string, { state, nonce, verifier }: Expected): Promise<string> {
      const config = await discover();
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },

    /** Refuses whatever does not fit: issuer, audience, signature, nonce, time, state. */
    async recognise(cameBackTo: URL, { state, nonce, verifier }: Expected): Promise<Recognised> {
      const config = await discover();
      const granted = await oidc.authorizationCodeGrant(config, cameBackTo, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims: Claims = { ...granted.claims() };
      const subject = String(claims.sub);
      const told = await oidc.fetchUserInfo(config, granted.access_token, subject);
      const rolesIn = rolesAt(told, settings.rolesClaim) ? 'userinfo' : 'idToken';
      const all = { ...claims, ...told };
      return {
        claims: all,
        roles: rolesAt(rolesIn === 'userinfo' ? told : claims, settings.rolesClaim) ?? [],
        tokens: { subject, access: granted.access_token, refresh: granted.refresh_token, rolesIn },
      };
    },

    /** The roles of this moment, and the tokens to ask with the next time. Nothing where the provider ends it. */
    async reread(tokens: ProviderTokens): Promise<Pick<Recognised, 'roles' | 'tokens'> | undefined> {
      const config = await discover();
      try {
        return tokens.rolesIn === 'userinfo'
          ? await rereadUserInfo(config, tokens, settings.rolesClaim)
          : await rereadIdToken(config, tokens, settings.rolesClaim);
      } catch (error) {
        if (isRefused(error)) return undefined;
        throw new Unanswered('The identity provider does not tell the roles.', { cause: error });
      }
    },
  };
}

function askForConfiguration({ issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> {
  const address = new URL(issuer);
  const execute = [oidc.enableNonRepudiationChecks];
  if (address.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
  return oidc.discovery(address, clientId, clientSecret, undefined, { execute, timeout: timeoutS });
}

async function rereadUserInfo(config: oidc.Configuration, tokens: ProviderTokens, claim: string) {
  const ask = async (current: ProviderTokens) => {
    const told = await oidc.fetchUserInfo(config, current.access, current.subject);
    return { roles: rolesAt(told, claim) ?? [], tokens: current };
  };
  try {
    return await ask(tokens);
  } catch (error) {
    // An access token is short-lived: it is exchanged when it no longer opens.
    if (!isRefused(error) || !tokens.refresh) throw error;
    return ask((await refresh(config, tokens, tokens.refresh)).tokens);
  }
}

async function rereadIdToken(config: oidc.Configuration, tokens: ProviderTokens, claim: string) {
  if (!tokens.refresh) return undefined;
  const fresh = await refresh(config, tokens, tokens.refresh);
  return { roles: rolesAt(fresh.claims, claim) ?? [], tokens: fresh.tokens };
}

async function refresh(config: oidc.Configuration, tokens: ProviderTokens, refreshToken: string) {
  const granted = await oidc.refreshTokenGrant(config, refreshToken);
  const claims: Claims = { ...granted.claims() };
  return {
    claims,
    tokens: { ...tokens, access: granted.access_token, refresh: granted.refresh_token ?? refreshToken },
  };
}

/** The provider says no; anything else is no answer. */
function isRefused(error: unknown): boolean {
  const isAnswer = error instanceof oidc.ResponseBodyError || error instanceof oidc.WWWAuthenticateChallengeError;
  return isAnswer && error.status < 500;
}

/** Nothing where the claim is not there at all; roles that are not ours are somebody else's business. */
function rolesAt(claims: Claims, path: string): StaffRole[] | undefined {
  const found = path.split('.').reduce<unknown>((value, name) => (value as Claims | undefined)?.[name], claims);
  const named = typeof found === 'string' ? found.split(/[\s,]+/) : found;
  return Array.isArray(named) ? compatibleRoles(staffRoles.filter((role) => named.includes(role))) : undefined;
}
