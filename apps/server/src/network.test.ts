import { expect, test } from 'vitest';
import { maskedNetwork, networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:*'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1:*'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:*'],
  ['::1', '0:0:0:0::/64', '0:0:0:*'],
])('%s counts as the network %s and is shown as %s', (address, network, shown) => {
  expect(networkOf(address)).toBe(network);
  expect(maskedNetwork(address)).toBe(shown);
});
