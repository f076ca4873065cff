import * as calls from '@taga/contract/calls';
import { handOverLinkSeconds, handOverSeconds } from '@taga/contract/constants';
import {
  type Implementation,
  implement,
  implementForCustomers,
  implementForPhones,
} from '../../../http/endpoints/implement.ts';
import {
  beginHandOver,
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
    implementForCustomers(calls.beginHandOver, 'calls', async ({ body, holder }) => {
      const wanted = { authorizationReqId: body.AuthorizationReqId, idType: body.IDType };
      const { id, linkToken } = await beginHandOver(holder, wanted, dependencies);
      return { Data: { HandOverId: id, LinkToken: linkToken, expires_in: handOverLinkSeconds } };
    }),
    implementForCustomers(calls.getHandOver, 'calls', async ({ body, holder }) => {
      const { state, files } = await getHandOver(body.HandOverId, holder.customerId, dependencies);
      const shown = files.map(async ({ id, type }) => ({
        ImageId: id,
        Type: type,
        URL: await dependencies.addressOf(id),
      }));
      return { Data: { State: state, Files: await Promise.all(shown) } };
    }),
    implementForCustomers(calls.endHandOver, 'calls', async ({ body, holder }) => {
      await endHandOver(body.HandOverId, holder.customerId, dependencies);
      return { Data: {} };
    }),
  ];
}

function ofPhones(dependencies: RouteDependencies): Implementation[] {
  return [
    implement(calls.openHandOver, 'tokens', async ({ body }) => ({
      Data: { access_token: await openHandOver(body.LinkToken, dependencies), expires_in: handOverSeconds },
    })),
    implementForPhones(calls.getHandOverTask, 'calls', async ({ holder }) => {
      const { handOver, application, taken, secondsLeft } = await getTask(holder, dependencies);
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
    implementForPhones(calls.finishHandOver, 'calls', async ({ holder }) => {
      await finishHandOver(holder, dependencies);
      return { Data: {} };
    }),
  ];
}
