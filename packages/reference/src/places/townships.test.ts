import { describe, expect, it } from 'vitest';
import { findState, foreignStateIds, states } from './states.ts';
import {
  findTownship,
  staticTownships,
  townshipChoices,
  townshipLabel,
  townships,
  townshipsOfState,
} from './townships.ts';

const yangon = 12;

describe('townships', () => {
  it('are several hundred, each with its own id, code and town [REF-029]', () => {
    expect(townships).toHaveLength(334);
    for (const key of ['townShipID', 'townShipCode', 'townID', 'townCode'] as const) {
      expect(new Set(townships.map((township) => township[key])).size, key).toBe(334);
    }
  });

  it('carry the fields of the wire, the state code null in the static list alone [REF-030]', () => {
    const fields = [
      ...['townShipID', 'townShipCode', 'townShip_EN', 'townShip_MM', 'NRC_EN', 'NRC_MM'],
      ...['townID', 'townCode', 'stateID', 'stateCode'],
    ];
    for (const township of [...townships, ...staticTownships]) expect(Object.keys(township)).toEqual(fields);
    expect(staticTownships.every(({ stateCode }) => stateCode === null)).toBe(true);
    expect(townships.every(({ stateCode }) => stateCode !== null)).toBe(true);
  });

  it('share their codes between the two lists', () => {
    expect(staticTownships.map(({ townShipCode }) => townShipCode)).toEqual(townships.map((t) => t.townShipCode));
  });

  it('each lie in a state that exists, by id and by code', () => {
    for (const { townShip_EN, stateID, stateCode } of townships) {
      expect(findState(stateID)?.stateCode, townShip_EN).toBe(stateCode);
    }
  });

  it('have three foreign entries, which never appear under a state of Myanmar [REF-031]', () => {
    const foreign = staticTownships.filter(({ stateID }) => foreignStateIds.has(stateID));
    expect(foreign.map(({ townShip_EN }) => townShip_EN).sort()).toEqual(['Malaysia', 'Singapore', 'Thailand']);
    const underMyanmar = states
      .filter(({ stateID }) => !foreignStateIds.has(stateID))
      .flatMap(({ stateID }) => townshipChoices(staticTownships, stateID, 'en'));
    expect(underMyanmar).toHaveLength(331);
  });

  it('are found by code and by state', () => {
    expect(findTownship('MMR013046')?.townShip_EN).toBe('Hlaingtharya (East)');
    expect(findTownship('nowhere')).toBeUndefined();
    expect(townshipsOfState('MMR013')).toEqual(townshipsOfState(yangon));
    expect(townshipsOfState(yangon).length).toBeGreaterThan(40);
    expect(townshipsOfState(99)).toEqual([]);
  });
});

describe('township choices', () => {
  it('are those of the state, from the static list and the server list alike [REF-034]', () => {
    const codes = (list: typeof staticTownships) => townshipChoices(list, yangon, 'en').map((t) => t.townShipCode);
    expect(codes(staticTownships)).toEqual(codes(townships));
    expect(new Set(codes(staticTownships))).toEqual(new Set(townshipsOfState(yangon).map((t) => t.townShipCode)));
  });

  it('are sorted by label in the active language [REF-034, I18-005]', () => {
    const kayah = 2;
    expect(townshipChoices(townships, kayah, 'en').map((t) => t.townShip_EN)).toEqual([
      ...['Bawlake', 'Demoso', 'Hpasawng', 'Hpruso', 'Loikaw', 'Mese', 'Shadaw'],
    ]);
    expect(townshipChoices(townships, kayah, 'mm').map((t) => t.townShip_MM)).toEqual([
      ...['ဒီးမော့ဆို', 'ဖရူဆို', 'ဖားဆောင်း', 'ဘောလခဲ', 'မယ်စဲ', 'ရှားတော', 'လွိုင်ကော်'],
    ]);
  });

  it('are labelled by the field of the language [I18-007]', () => {
    const bhamo = { townShip_EN: 'Bhamo', townShip_MM: 'ဗန်းမော်' };
    expect(townshipLabel(bhamo, 'en')).toBe('Bhamo');
    expect(townshipLabel(bhamo, 'mm')).toBe('ဗန်းမော်');
  });
});
