import type { BodyOf } from '@taga/contract';
import { saveApplication } from '@taga/contract/endpoints/applications';
import type { AccountClassCode } from '@taga/reference/account-classes';
import { callApi } from '../../platform/api/call-api.ts';
import { storeApplicationId, storedClassOf } from '../opening/stored-application.ts';

type Calling = Omit<Parameters<typeof callApi<typeof saveApplication>>[1], 'body'>;

/** Saves the record of an application, with its class as local storage has it, and stores the id that it has. */
export async function saveRecord(record: BodyOf<typeof saveApplication>, calling: Calling): Promise<number> {
  const body = { ...record, AccountClass: storedClassOf(record.AccountClass) as AccountClassCode };
  const { Data } = await callApi(saveApplication, { body, ...calling });
  storeApplicationId(Data.AuthorizationReqId);
  return Data.Revision;
}
