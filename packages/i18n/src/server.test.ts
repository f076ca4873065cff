import { expect, test } from 'vitest';
import { serverText } from './server.ts';

test('gives the texts of the error codes in both languages', () => {
  expect(serverText('en')('errors.TG0404')).toBe('There is nothing at this address.');
  expect(serverText('mm')('errors.TG0404')).toBe('ဤလိပ်စာတွင် မည်သည့်အရာမျှ မရှိပါ။');
});

test('fills in the name of a field', () => {
  expect(serverText('en')('errors.TG1001', { field: 'Email' })).toBe('Please check “Email”.');
});
