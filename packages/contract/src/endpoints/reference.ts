import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { stateRecord, townshipRecord } from '../records/customers/place.ts';
import { dataOf } from '../records/fields/answer.ts';

export const listStates = defineEndpoint({
  id: 'listStates',
  method: 'GET',
  path: '/proxy/commonbank/v1/api/States',
  allowedRoles: ['reader'],
  summary: 'All states, regions and the union territory',
  answer: dataOf(z.object({ States: z.array(stateRecord) })),
});

export const listTownships = defineEndpoint({
  id: 'listTownships',
  method: 'GET',
  path: '/proxy/commonbank/v1/api/Townships',
  allowedRoles: ['reader'],
  summary: 'All townships, for current addresses and the branch search',
  answer: dataOf(z.object({ Townships: z.array(townshipRecord) })),
});
