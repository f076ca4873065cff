/** Waiting is for conditions: only something that hangs reaches these, however busy the machine is. */
export const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};
