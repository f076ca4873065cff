import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { branchRecord } from '../records/customers/place.ts';
import { dataOf } from '../records/fields/answer.ts';
import { accountClassCode, placeCode } from '../records/fields/field.ts';

export const listBranches = defineCall({
  id: 'listBranches',
  method: 'GET',
  path: '/cb/branches',
  callers: ['visitor', 'reader', 'customer'],
  summary: 'The branches of a township that open accounts of a class',
  query: z.object({ townshipCode: placeCode, accountClass: accountClassCode }),
  answer: dataOf(z.array(branchRecord)),
});

export const getMapTiles = defineCall({
  id: 'getMapTiles',
  method: 'GET',
  path: '/cb/map-tiles',
  callers: ['visitor', 'reader', 'customer'],
  summary: 'Where pictures of the map come from, if the bank has chosen any',
  answer: dataOf(z.object({ Tiles: z.nullable(z.object({ Url: z.string(), Credit: z.string() })) })),
});
