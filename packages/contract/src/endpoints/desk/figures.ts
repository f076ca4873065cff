import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { figures, figuresPeriod, healthFigures, healthGrouping, isFiguresPeriod } from '../../records/desk/figures.ts';
import { says } from '../../rules/fields/rule.ts';

const tooLong = { path: ['to'], error: says('validation.invalid') };

export const getFigures = defineEndpoint({
  id: 'getFigures',
  path: '/desk/figures',
  allowedRoles: ['staff'],
  summary: 'Applications, drop-off, time to decision, identity checks and codes of some days',
  body: z.object(figuresPeriod).check(z.refine(isFiguresPeriod, tooLong)),
  answer: figures,
});

export const getHealthFigures = defineEndpoint({
  id: 'getHealthFigures',
  path: '/desk/figures/health',
  allowedRoles: ['staff'],
  summary: 'Drop-off, codes and identity checks by groups of 20 people or more',
  body: z.object({ ...figuresPeriod, by: healthGrouping }).check(z.refine(isFiguresPeriod, tooLong)),
  answer: healthFigures,
});
