import type { Address, Addresses } from '@taga/contract/journeys/person-answers';
import { describe, expect, test } from 'vitest';
import { changeCurrent, changePermanent, tickSame, untickSame } from './change-addresses.ts';

const home: Address = {
  country: 'MYANMAR',
  state: 'MMR013',
  township: 'MMR013037',
  address: 'NO 5',
  street: 'PYAY ROAD',
  houseNo: '5',
};
const elsewhere: Address = { ...home, state: 'MMR010', township: 'MMR010001', address: 'NO 9' };
const different: Addresses = { current: home, permanent: elsewhere, isSame: false };
const same: Addresses = { current: home, permanent: home, isSame: true };

test('ticking the box copies every field of the current address [SUP-018]', () => {
  expect(tickSame(different)).toEqual(same);
});

test('unticking it clears the permanent address whole (G-055) [SUP-020]', () => {
  const empty = { country: '', state: '', township: '', address: '', street: '', houseNo: '' };
  expect(untickSame(same)).toMatchObject({ isSame: false, permanent: empty });
});

test('unticking it also clears house number, street and country of the current address (G-055) [SUP-021]', () => {
  expect(untickSame(same).current).toEqual({ ...home, houseNo: '', street: '', country: '' });
});

test('another current state clears the current township [SUP-022]', () => {
  expect(changeCurrent(different, { state: 'MMR010' }).current).toMatchObject({ state: 'MMR010', township: '' });
  expect(changeCurrent(different, { address: 'NO 6' }).current.township).toBe('MMR013037');
});

describe('while the box is ticked the permanent side follows', () => {
  test('the state [SUP-023]', () => {
    expect(changeCurrent(same, { state: 'MMR010' }).permanent).toMatchObject({ state: 'MMR010', township: '' });
  });
  test('the township [SUP-024]', () => {
    expect(changeCurrent(same, { township: 'MMR013001' }).permanent.township).toBe('MMR013001');
  });
  test('the address [SUP-025]', () => {
    expect(changeCurrent(same, { address: 'NO 7' }).permanent.address).toBe('NO 7');
  });
});

test('while it is not, the two sides are apart', () => {
  expect(changeCurrent(different, { address: 'NO 7' }).permanent).toEqual(elsewhere);
  const moved = changePermanent(different, { state: 'MMR001' });
  expect(moved.current).toEqual(home);
  expect(moved.permanent).toMatchObject({ state: 'MMR001', township: '' });
});
