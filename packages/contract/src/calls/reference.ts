import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { stateRecord, townshipRecord } from '../records/customers/place.ts';
import { dataOf } from '../records/fields/answer.ts';

export const listStates = defineCall({
  id: 'listStates',
  method: 'GET',
  path: '/proxy/commonbank/v1/api/States',
  callers: ['reader'],
  summary: 'All states, regions and the union territory',
  answer: dataOf(z.object({ States: z.array(stateRecord) })),
});

export const listTownships = defineCall({
  id: 'listTownships',
  method: 'GET',
  path: '/proxy/commonbank/v1/api/Townships',
  callers: ['reader'],
  summary: 'All townships, for current addresses and the branch search',
  answer: dataOf(z.object({ Townships: z.array(townshipRecord) })),
});
