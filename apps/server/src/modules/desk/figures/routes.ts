import { getFigures, getHealthFigures } from '@taga/contract/endpoints';
import type { ReadReplica } from '../../../db/replica.ts';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { readFigures, readHealth } from './figures.ts';

export function figureRoutes(readReplica: ReadReplica): Implementation[] {
  return [
    implementForStaff(getFigures, 'calls', ({ body }) => readReplica((db) => readFigures(body, db))),
    implementForStaff(getHealthFigures, 'calls', ({ body: { by, ...days } }) =>
      readReplica((db) => readHealth(days, by, db)),
    ),
  ];
}
