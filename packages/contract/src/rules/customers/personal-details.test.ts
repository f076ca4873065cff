import { expect, test } from 'vitest';
import { detailFields, detailItems, detailItemsOf, detailsIn } from './personal-details.ts';

test('of somebody’s details those of the items are there, and what is missing is nothing', () => {
  expect(detailsIn({ USERNAME: 'AYE AYE', DOB: '1990-01-01' }, ['NAME'])).toEqual({ USERNAME: 'AYE AYE' });
  expect(detailsIn({}, ['NAME', 'PHONE'])).toEqual({ USERNAME: null, MOBILENO: null });
  expect(Object.keys(detailsIn({}, detailItems))).toEqual(Object.values(detailFields).flat());
});

test('some fields are about the items that hold them', () => {
  expect(detailItemsOf({ CUR_STREET: 'Anawrahta Road', MOBILENO: undefined })).toEqual(['ADDRESS']);
});
