/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the provider knows of somebody. */
export interface Account {
  readonly id: string;
  email: string;
  name: string;
  roles: readonly string[] | undefined;
}

type Claims = Record<string, unknown>;

/** What the token endpoint answers with in place of its own ID token. */
interface Forgery {
  readonly change: (claims: Claims) => Claims;
  /** Signed with a key that is nobody's. */
  readonly isSignedBySomebodyElse?: boolean;
  /** The head says another way of signing, and there is no signature that fits it. */
  readonly alg?: 'none' | 'HS256';
}

interface State {
  /** Who signs in without being asked. */
  signsIn: string;
  forgery: Forgery | undefined;
  isDown: boolean;
  /** Roles stand in the ID token alone, as some providers have it. */
  hidesRolesFromUserInfo: boolean;
  /** It signs with its next key, and publishes that alone. */
  hasNextKey: boolean;
  /** Somebody who has stolen its first key signs with it. */
  usesFirstKey: boolean;
}

const firstState = (): State => ({
  signsIn: '',
  forgery: undefined,
  isDown: false,
  hidesRolesFromUserInfo: false,
  hasNextKey: false,
  usesFirstKey: false,
});

export const client = { id: 'taga-desk', secret: 'a secret of the desk and the provider' };

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A real identity provider on a port of its own, which recognises anyone who `signsIn` is without asking. */
export async function startIdentityProvider(redirectUri: string) {
  const { privateKey } = keyPair();
  const foreignKey = keyPair().privateKey;
  const nextKey = keyPair();
  const accounts = new Map<string, Account>();
  const state = firstState();
  const [issued, expired] = [new Set<string>(), new Set<string>()];
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    ...configurationOf(privateKey, redirectUri),
    findAccount: (_context: unknown, id: string) => {
      const account = accounts.get(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
    },
    loadExistingGrant: async ({ oidc: { client: asking, session } }: GrantContext) => {
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile offline_access');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) {
      context.respond = false;
      await provider.interactionFinished(context.req, context.res, { login: { accountId: state.signsIn } });
      return;
    }
    const shown = context.req.headers.authorization?.split(' ')[1] ?? '';
    if (context.path === '/me' && expired.has(shown)) {
      context.set('www-authenticate', 'Bearer error="invalid_token"');
      context.status = 401;
      return;
    }
    await next();
    if (context.path === '/token') context.body = forged(context.body as TokenAnswer);
    if (context.path === '/jwks' && state.hasNextKey) context.body = publishedKey(nextKey.publicKey);
    if (context.path === '/me' && state.hidesRolesFromUserInfo) {
      const { roles: _hidden, ...rest } = context.body as Claims;
      context.body = rest;
    }
  });

  function forged(answer: TokenAnswer): TokenAnswer {
    if (answer.access_token) issued.add(answer.access_token);
    return signedAgain(answer, state, { first: privateKey, next: nextKey.privateKey, foreign: foreignKey });
  }

  const answerOf = provider.callback();
  server.on('request', (request, response) => {
    if (state.isDown) request.socket.destroy();
    else answerOf(request, response);
  });

  return {
    issuer,
    state,
    add(account: Account): Account {
      accounts.set(account.id, account);
      return account;
    },
    remove: (id: string) => accounts.delete(id),
    /** From now on only tokens that are given later open anything. */
    expireAccessTokens() {
      for (const token of issued) expired.add(token);
    },
    stop() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

interface TokenAnswer {
  readonly access_token?: string;
  readonly id_token?: string;
}

interface GrantContext {
  readonly oidc: { readonly client: { readonly clientId: string }; readonly session: { readonly accountId: string } };
}

function configurationOf(privateKey: KeyObject, redirectUri: string) {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'of-the-provider', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the test'] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: { openid: ['sub'], email: ['email'], profile: ['name', 'roles'] },
    conformIdTokenClaims: false,
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    ttl: { AccessToken: 600, Session: 600, Grant: 600, IdToken: 600, RefreshToken: 600, Interaction: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
  };
}

function claimsOf({ id, email, name, roles }: Account): Claims {
  return { sub: id, email, name, ...(roles && { roles }) };
}

const nextKid = 'next-of-the-provider';

const publishedKey = (key: KeyObject) => ({
  keys: [{ ...key.export({ format: 'jwk' }), kid: nextKid, use: 'sig', alg: 'RS256' }],
});

type Keys = Readonly<Record<'first' | 'next' | 'foreign', KeyObject>>;

/** The answer with the ID token that the state asks for. */
function signedAgain(answer: TokenAnswer, { forgery, hasNextKey, usesFirstKey }: State, keys: Keys): TokenAnswer {
  const isNext = hasNextKey && !usesFirstKey;
  if (!answer.id_token || !(forgery || isNext)) return answer;
  const change = forgery ?? { change: (claims) => claims };
  if (isNext) return { ...answer, id_token: forge(answer.id_token, change, keys.next, { kid: nextKid }) };
  const key = change.isSignedBySomebodyElse ? keys.foreign : keys.first;
  return { ...answer, id_token: forge(answer.id_token, change, key, change.alg && { alg: change.alg }) };
}

/** The same token with other claims, signed as the provider would. */
function forge(idToken: string, { change, alg }: Forgery, key: KeyObject, changedHead: object = {}): string {
  const [givenHead = '', body = ''] = idToken.split('.');
  const head = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(givenHead, 'base64url').toString()), ...changedHead }),
  ).toString('base64url');
  const claims = change(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  if (alg === 'none') return `${signed}.`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
