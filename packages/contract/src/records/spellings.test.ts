import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { analyticsEvents } from '../analytics-events.ts';
import { verifyExistingCustomerCode } from '../endpoints/accounts.ts';
import { definitionOf } from '../index.ts';
import { accountOpeningSteps } from '../journeys/account-opening/outline.ts';
import { weeklyDays } from '../rules/applications/service-choice.ts';
import { branchRecord } from './customers/place.ts';
import { creditOrder } from './fulfilment/credit-order.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

test('the wire keeps the spellings that the specification has on purpose [MIS-011]', () => {
  expect(accountOpeningSteps.map(({ name }) => name)).toContain('biomatric');
  expect(accepts(definitionOf(verifyExistingCustomerCode).answer, { Data: { IsVaid: true } })).toBe(true);
  expect(accepts(definitionOf(verifyExistingCustomerCode).answer, { Data: { IsValid: true } })).toBe(false);
  expect(Object.keys(branchRecord.shape)).toContain('longtitude');
  expect(Object.keys(creditOrder.shape.Applicant.shape)).toContain('MARTIAL_STATUS');
  expect(weeklyDays).toContain('THUR');
  expect(analyticsEvents).toContain('PersonalDetailSingatureUploadStart');
});
