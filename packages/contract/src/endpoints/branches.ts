import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { branchRecord } from '../records/customers/place.ts';
import { dataOf } from '../records/fields/answer.ts';
import { accountClassCode, placeCode } from '../records/fields/field.ts';

export const listBranches = defineEndpoint({
  id: 'listBranches',
  method: 'GET',
  path: '/cb/branches',
  allowedRoles: ['visitor', 'reader', 'customer'],
  summary: 'The branches of a township that open accounts of a class',
  query: z.object({ townshipCode: placeCode, accountClass: accountClassCode }),
  answer: dataOf(z.array(branchRecord)),
});

export const getMapTiles = defineEndpoint({
  id: 'getMapTiles',
  method: 'GET',
  path: '/cb/map-tiles',
  allowedRoles: ['visitor', 'reader', 'customer'],
  summary: 'Where pictures of the map come from, if the bank has chosen any',
  answer: dataOf(z.object({ Tiles: z.nullable(z.object({ Url: z.string(), Credit: z.string() })) })),
});
