import { getFigures, getHealthFigures } from '@taga/contract/endpoints';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { readFigures, readHealth } from './figures.ts';

export function figureRoutes(db: Kysely<DB>): Implementation[] {
  return [
    implementForStaff(getFigures, 'calls', ({ body }) => readFigures(body, db)),
    implementForStaff(getHealthFigures, 'calls', ({ body: { by, ...days } }) => readHealth(days, by, db)),
  ];
}
