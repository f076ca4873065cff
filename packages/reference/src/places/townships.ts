import { withEveryName } from '@taga/i18n/named-fields';
import rows from '../../data/townships.json' with { type: 'json' };
import type { TownshipRecord } from './township-choices.ts';

export * from './township-choices.ts';

/** The list the server sends: for current addresses and the branch search. */
export const townships: readonly (TownshipRecord & { readonly stateCode: string })[] = withEveryName(rows, [
  'townShip',
]);

/** The list that ships with the browser app: for permanent addresses. It names the state by id alone. */
export const staticTownships: readonly TownshipRecord[] = townships.map((township) => ({
  ...township,
  stateCode: null,
}));

const byCode = new Map(townships.map((township) => [township.townShipCode, township]));

export function findTownship(townShipCode: string): TownshipRecord | undefined {
  return byCode.get(townShipCode);
}

/** By the id of the state (`12`) or its code (`MMR013`). A township's own code does not always begin with it. */
export function townshipsOfState(idOrCode: number | string): readonly TownshipRecord[] {
  return townships.filter(({ stateID, stateCode }) => stateID === idOrCode || stateCode === idOrCode);
}
