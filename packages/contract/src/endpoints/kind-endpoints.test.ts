import { expect, test } from 'vitest';
import { definitionOf } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { defineFormKind } from '../kinds/form/form-kind.ts';
import { withWire } from '../kinds/form/form-wire.ts';
import { customerEndpointsOf } from './kind-endpoints.ts';

const wish = withWire(
  defineFormKind({
    name: 'wish',
    wire: { path: 'wishes', noun: 'Wish', one: 'a wish', many: 'wishes' },
    sections: { wish: { words: { control: 'text', most: 10 } } },
    headline: ['wish.words'],
    documents: [],
    statuses: { GRANTED: 'COMPLETED', DENIED: 'REJECTED' },
    decisions: { GRANT: { to: 'GRANTED' }, DENY: { to: 'DENIED', needsRemark: true } },
    announced: ['GRANT'],
    serviceType: 'WISH',
  }),
);

test('a save may be refused as not asked for only where staff can ask for something again', () => {
  const errorsOf = (kind: typeof wish) =>
    Object.values(customerEndpointsOf(kind)).flatMap((endpoint) => definitionOf(endpoint).errors ?? []);
  expect(wish.corrections).not.toEqual([]);
  expect(errorsOf(wish)).toContain(errorCodes.notAskedToCorrect);
  expect(errorsOf(wish)).toContain(errorCodes.correctionsMissing);
  const closed = errorsOf({ ...wish, corrections: [] });
  expect(closed).not.toContain(errorCodes.notAskedToCorrect);
  expect(closed).not.toContain(errorCodes.correctionsMissing);
});
