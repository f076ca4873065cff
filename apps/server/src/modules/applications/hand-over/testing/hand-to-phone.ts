import { definitionOf } from '@taga/contract';
import { beginHandOver, confirmHandOver, getAccountInfo, openHandOver } from '@taga/contract/endpoints';
import type { TestServer } from '../../../../testing/test-server.ts';

type Headers = Record<string, string>;

/** What a computer asks, and a phone. */
export function handingOver(server: TestServer) {
  const post = (what: string, body?: object, token?: Headers) =>
    server.post(`/api/create-account/hand-over/${what}`, body, token);

  async function begin(token: Headers, authorizationReqId: string, idType = 'NID') {
    const started = await post('begin', { AuthorizationReqId: authorizationReqId, IDType: idType }, token);
    return definitionOf(beginHandOver).answer.parse(await started.json()).Data;
  }

  async function open(linkToken: string) {
    const opened = await post('open', { LinkToken: linkToken });
    return definitionOf(openHandOver).answer.parse(await opened.json()).Data;
  }

  /** The phone's token, once its owner has typed what the computer shows. */
  async function connect(begun: { LinkToken: string; Number: string }): Promise<{ authorization: string }> {
    const { OpenedToken } = await open(begun.LinkToken);
    const confirmed = await post('confirm', { OpenedToken, Number: begun.Number });
    const { access_token } = definitionOf(confirmHandOver).answer.parse(await confirmed.json()).Data;
    return { authorization: `Bearer ${access_token}` };
  }

  return { post, begin, open, connect };
}

/** The token of a phone that a customer has handed an application to. */
export async function tokenOfPhone(
  server: TestServer,
  token: Headers,
  loginId: string,
): Promise<{ authorization: string }> {
  const asked = { LoginId: loginId, AccountClass: '301', Currency: 'MMK', IsFCY: false };
  const info = await server.post('/api/create-account/info/by/account_class', asked, token);
  const { AuthorizationReqId } = definitionOf(getAccountInfo).answer.parse(await info.json()).Data;
  const { begin, connect } = handingOver(server);
  return connect(await begin(token, AuthorizationReqId));
}
