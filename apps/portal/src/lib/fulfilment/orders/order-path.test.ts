import { expect, test } from 'vitest';
import { orderPath } from './order-path.ts';

test.each([
  ['137', null, '/orders/etb/a-1'],
  ['137', 'ACCOUNT', '/orders/etb/a-1'],
  ['137', 'CREDITCARD', '/orders/cc/a-1'],
  [null, 'CREDITCARD', '/orders/cc/a-1'],
  [null, 'CARDRENEWAL', '/orders/renewal/a-1'],
  ['301', 'CREDITCARD', '/orders/cc/a-1'],
  ['301', null, '/orders/a-1'],
  [null, null, '/orders/a-1'],
])('an order for class %s and service %s opens %s (G-041) [ORD-011 to ORD-013]', (AccountClass, ServiceType, path) => {
  expect(orderPath({ AuthorizationReqId: 'a-1', AccountClass, ServiceType })).toBe(path);
});
