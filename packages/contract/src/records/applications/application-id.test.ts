import { expect, test } from 'vitest';
import { isSentId, toSentId, toStoredId } from './application-id.ts';

const uuid = '6d9a2f7e-1b34-4c1e-9f0a-3d5b8c7e2a10';

test.each(['17949333929584', '1794933392958123456', `1${'0'.repeat(35)}`])(
  'the number %s of a client is kept as a UUID, and told as that number [WIZ-038]',
  (sent) => {
    const stored = toStoredId(sent);
    expect(stored).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(isSentId(stored)).toBe(true);
    expect(toSentId(stored)).toBe(sent);
  },
);

test.each([uuid, '1794933392958', '01794933392958123', 'd-17'])('%s stays as it is', (id) => {
  expect(toStoredId(id)).toBe(id);
  expect(toSentId(id)).toBe(id);
  expect(isSentId(id)).toBe(false);
});
