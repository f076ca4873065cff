import { withEveryName } from '@taga/i18n/named-fields';
import rows from '../../data/states.json' with { type: 'json' };
import type { StateRecord } from './state-choices.ts';

export * from './state-choices.ts';

interface StateRow extends StateRecord {
  /** The number before the stroke on cards issued there. Nay Pyi Taw issues 9/, as Mandalay does. */
  readonly nrcStateNo: number | null;
  readonly isForeign: boolean;
}

const stateRows: readonly StateRow[] = withEveryName(rows, ['stateName']);

/** All states as the server sends them, foreign ones included. */
export const states: readonly StateRecord[] = stateRows.map(({ nrcStateNo: _, isForeign: __, ...state }) => state);

/** States that are no part of Myanmar; they stand in the list because a township entry needs a state. */
export const foreignStateIds: ReadonlySet<number> = new Set(
  stateRows.filter(({ isForeign }) => isForeign).map(({ stateID }) => stateID),
);

/** By the id (`12`) or the code (`MMR013`). */
export function findState(idOrCode: number | string): StateRecord | undefined {
  return states.find(({ stateID, stateCode }) => stateID === idOrCode || stateCode === idOrCode);
}

/** The state whose number a card carries. Nay Pyi Taw has none of its own. */
export function findStateByNrcNumber(nrcStateNo: number): StateRecord | undefined {
  const row = stateRows.find((state) => state.nrcStateNo === nrcStateNo);
  return row && findState(row.stateID);
}
