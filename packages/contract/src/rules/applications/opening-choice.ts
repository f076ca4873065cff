import * as z from 'zod/mini';
import { foreignCurrencies } from '../../constants.ts';
import { says } from '../fields/rule.ts';

export const branchCode = z
  .string(says('validation.branch.missing'))
  .check(z.minLength(1, says('validation.branch.missing')), z.maxLength(10));

export const chosenServices = z
  .array(z.unknown(), says('validation.services.missing'))
  .check(z.minLength(1, says('validation.services.missing')));

/** The currency of a foreign-currency account: the local one is none. */
export const foreignCurrency = z.enum(foreignCurrencies, says('validation.currency.missing'));
