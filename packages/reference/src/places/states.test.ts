import { describe, expect, it } from 'vitest';
import {
  defaultState,
  excludedStateNames,
  findState,
  findStateByNrcNumber,
  foreignStateIds,
  stateChoices,
  stateLabel,
  states,
} from './states.ts';

describe('states', () => {
  it('carry the fields of the wire and no other [REF-032]', () => {
    for (const state of states) {
      expect(Object.keys(state)).toEqual(['stateID', 'stateCode', 'stateName_EN', 'stateName_MM']);
    }
  });

  it('are 15 of Myanmar and three foreign ones, each with its own id and code', () => {
    expect(states).toHaveLength(18);
    expect(new Set(states.map(({ stateID }) => stateID)).size).toBe(18);
    expect(new Set(states.map(({ stateCode }) => stateCode)).size).toBe(18);
    expect([...foreignStateIds].map((id) => findState(id)?.stateName_EN)).toEqual([
      'Singapore',
      'Malaysia',
      'Thailand',
    ]);
  });

  it('are found by id, code and card number', () => {
    expect(findState(12)?.stateName_EN).toBe('Yangon Region');
    expect(findState('MMR013')?.stateID).toBe(12);
    expect(findState(99)).toBeUndefined();
    expect(findStateByNrcNumber(9)?.stateName_EN).toBe('Mandalay Region');
    expect(findStateByNrcNumber(15)).toBeUndefined();
  });

  it('are labelled by language', () => {
    const yangon = { stateName_EN: 'Yangon Region', stateName_MM: 'ရန်ကုန်တိုင်းဒေသကြီး' };
    expect(stateLabel(yangon, 'en')).toBe('Yangon Region');
    expect(stateLabel(yangon, 'mm')).toBe('ရန်ကုန်တိုင်းဒေသကြီး');
  });
});

describe('state choices', () => {
  it('leave out Singapore and Malaysia [REF-033, CON-022]', () => {
    expect(excludedStateNames).toEqual(['Singapore', 'Malaysia']);
    const names = stateChoices(states, 'en').map(({ stateName_EN }) => stateName_EN);
    for (const excluded of excludedStateNames) expect(names).not.toContain(excluded);
  });

  it('offer every state of Myanmar and nothing foreign', () => {
    for (const language of ['en', 'mm'] as const) {
      const ids = stateChoices(states, language).map(({ stateID }) => stateID);
      expect([...ids].sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    }
  });

  it('are sorted in the active language', () => {
    expect(
      stateChoices(states, 'en')
        .slice(0, 5)
        .map((s) => s.stateName_EN),
    ).toEqual(['Ayeyarwady Region', 'Bago Region', 'Chin State', 'Kachin State', 'Kayah State']);
    expect(
      stateChoices(states, 'mm')
        .slice(0, 5)
        .map((s) => s.stateName_MM),
    ).toEqual(['ကချင်ပြည်နယ်', 'ကယားပြည်နယ်', 'ကရင်ပြည်နယ်', 'ချင်းပြည်နယ်', 'စစ်ကိုင်းတိုင်းဒေသကြီး']);
  });

  it('start with the fourth, or with the first of fewer than four', () => {
    const english = stateChoices(states, 'en');
    expect(defaultState(english)?.stateName_EN).toBe('Kachin State');
    expect(defaultState(stateChoices(states, 'mm'))?.stateName_EN).toBe('Chin State');
    expect(defaultState(english.slice(0, 3))).toBe(english[0]);
    expect(defaultState([])).toBeUndefined();
  });
});
