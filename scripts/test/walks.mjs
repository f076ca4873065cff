// Which browser tests walk through what a change touches.

/** The ways that most people go: signing in, and looking at what they applied for. */
export const mainWalks = ['e2e/sign-in.e2e.ts', 'e2e/orders.e2e.ts'];

/** @type {readonly [changed: RegExp, walks: RegExp][]} */
const table = [
  [/^apps\/desk\//, /^e2e\/desk-/],
  [/features\/(open-account|continue-on-phone|introduce)\//, /^e2e\/(opening-|chosen-account|capture|uploads)/],
  [/features\/(accounts|account-card|account-detail|my-account)\//, /^e2e\/(dashboard|products|customer-pages)/],
  [/features\/(home|start|more|support|contact|tutorial)\//, /^e2e\/(home|public-pages|navigation|static-page)/],
  [/features\/(sign-up|verify-email)\//, /^e2e\/sign-up/],
  [/features\/(login|session-end)\//, /^e2e\/(sign-in|session)/],
  [/features\/password-reset\//, /^e2e\/password-reset/],
  [/features\/existing-customer\//, /^e2e\/existing-customer/],
  [/features\/cards\//, /^e2e\/cards/],
  [/features\/(inbox|notices)\//, /^e2e\/inbox/],
  [/features\/(orders|application)\//, /^e2e\/orders/],
  [/features\/profile\//, /^e2e\/profile/],
  [/^packages\/ui\//, /^packages\/ui\/gallery\//],
  [/^packages\/web\//, /^packages\/web\/testing\//],
  // Whatever it is: the main ways are still open.
  [/^(apps|packages)\//, new RegExp(mainWalks.join('|'))],
];

/**
 * @param {readonly string[]} changed paths of files
 * @param {ReadonlyMap<string, string>} browserTests the text of each file of browser tests and of what they share, by its path
 * @returns {string[]} files of browser tests
 */
export function walksThrough(changed, browserTests) {
  const product = changed.filter((path) => !/\.(test|e2e)\.tsx?$/.test(path));
  const patterns = table.filter(([place]) => product.some((path) => place.test(path))).map(([, walks]) => walks);
  const withChanged = usersOf(changed, browserTests);
  return [...browserTests.keys()].filter(
    (path) => path.endsWith('.e2e.ts') && (withChanged.has(path) || patterns.some((pattern) => pattern.test(path))),
  );
}

/**
 * Those that changed, those that import them, and so on.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, string>} browserTests
 */
function usersOf(changed, browserTests) {
  const found = new Set(changed.filter((path) => browserTests.has(path)));
  for (const each of found) {
    const name = `/${each.split('/').at(-1)}'`;
    for (const [path, text] of browserTests) if (text.includes(name)) found.add(path);
  }
  return found;
}
