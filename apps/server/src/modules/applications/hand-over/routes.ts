import { handOverLinkSeconds, handOverSeconds } from '@taga/contract/constants';
import * as calls from '@taga/contract/endpoints';
import {
  type Implementation,
  implement,
  implementForCustomers,
  implementForPhones,
} from '../../../http/endpoints/implement.ts';
import {
  beginHandOver,
  confirmHandOver,
  endHandOver,
  finishHandOver,
  getHandOver,
  getTask,
  type HandOverDependencies,
  openHandOver,
} from './hand-over.ts';

interface RouteDependencies extends HandOverDependencies {
  /** Where a file can be looked at for a while. */
  readonly addressOf: (fileId: string) => Promise<string>;
}

export function handOverRoutes(dependencies: RouteDependencies): Implementation[] {
  return [...ofComputers(dependencies), ...ofPhones(dependencies)];
}

function ofComputers(dependencies: RouteDependencies): Implementation[] {
  return [
    implementForCustomers(calls.beginHandOver, 'calls', async ({ body, principal }) => {
      const wanted = { authorizationReqId: body.AuthorizationReqId, idType: body.IDType };
      const { id, linkToken, number } = await beginHandOver(principal, wanted, dependencies);
      return { Data: { HandOverId: id, LinkToken: linkToken, Number: number, expires_in: handOverLinkSeconds } };
    }),
    implementForCustomers(calls.getHandOver, 'calls', async ({ body, principal }) => {
      const { state, files } = await getHandOver(body.HandOverId, principal.customerId, dependencies);
      const shown = files.map(async ({ id, type }) => ({
        ImageId: id,
        Type: type,
        URL: await dependencies.addressOf(id),
      }));
      return { Data: { State: state, Files: await Promise.all(shown) } };
    }),
    implementForCustomers(calls.endHandOver, 'calls', async ({ body, principal }) => {
      await endHandOver(body.HandOverId, principal.customerId, dependencies);
      return { Data: {} };
    }),
  ];
}

function ofPhones(dependencies: RouteDependencies): Implementation[] {
  return [
    implement(calls.openHandOver, 'tokens', async ({ body }) => {
      const { openedToken, applicantName, application, secondsLeft } = await openHandOver(body.LinkToken, dependencies);
      return {
        Data: {
          OpenedToken: openedToken,
          ApplicantName: applicantName,
          AccountClass: application.accountClass,
          Currency: application.currency,
          expires_in: secondsLeft,
        },
      };
    }),
    implement(calls.confirmHandOver, 'tokens', async ({ body }) => {
      const token = await confirmHandOver(body.OpenedToken, body.Number, dependencies);
      return { Data: { access_token: token, expires_in: handOverSeconds } };
    }),
    implementForPhones(calls.getHandOverTask, 'calls', async ({ principal }) => {
      const { handOver, application, taken, secondsLeft } = await getTask(principal, dependencies);
      return {
        Data: {
          HandOverId: handOver.id,
          AuthorizationReqId: handOver.authorizationReqId,
          AccountClass: application.accountClass,
          Currency: application.currency,
          IDType: handOver.idType,
          FileTypes: taken.map(({ type }) => type),
          expires_in: secondsLeft,
        },
      };
    }),
    implementForPhones(calls.finishHandOver, 'calls', async ({ principal }) => {
      await finishHandOver(principal, dependencies);
      return { Data: {} };
    }),
  ];
}
