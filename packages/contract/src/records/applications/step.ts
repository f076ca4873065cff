import * as z from 'zod/mini';
import { accountOpeningRoutes } from '../../journeys/account-opening/outline.ts';
import { existingCustomerSteps } from '../../journeys/existing-customer/outline.ts';

const lastRouteNumber = accountOpeningRoutes.length - 1;
const mostSubSteps = 10;

/** `normal`, `retry` from the failure screen, `skip` when the customer names no introducers. */
export const actionRemarks = ['normal', 'retry', 'skip'] as const;

/** How far an application has come. */
export const stepRecord = z.object({
  baseRoute: z.string().check(z.regex(/^\/?(create-account|create-etb-account|etbAccount)(\/[a-z-]+)?$/)),
  stepRouteNumber: z.int().check(z.minimum(0), z.maximum(lastRouteNumber)),
  stepRouteName: z.enum([...accountOpeningRoutes, ...existingCustomerSteps.map(({ name }) => name)]),
  stepNumber: z.int().check(z.minimum(0), z.maximum(mostSubSteps)),
  actionRemark: z._default(z.enum(actionRemarks), 'normal'),
});
export type StepRecord = z.infer<typeof stepRecord>;
