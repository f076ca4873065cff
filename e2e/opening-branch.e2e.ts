import { expect, type Page, test } from '@playwright/test';
import { languages, type Screen, screens } from './pages/addresses.ts';
import { type Customer, createCustomer } from './pages/create-customer.ts';
import { findViolations } from './pages/find-violations.ts';
import { openingAt } from './pages/opening.ts';

const lookup = '**/api/cb/branches?*';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

async function atBranch(page: Page, language: 'en' | 'mm' = 'en', screen: Screen = 'phone', customer?: Customer) {
  const opening = await openingAt(page, { at: 'choose-branch', language, screen, ...(customer && { customer }) });
  const field = (name: string) => page.getByLabel(opening.text(`branch.field.${name}`), { exact: true });
  const [state, township, branch] = [field('state'), field('township'), field('branch')];
  const map = page.getByRole('application');
  /** It is fetched when somebody comes to it. */
  const lookAtMap = () => page.locator('[data-map]').scrollIntoViewIfNeeded();
  return {
    ...opening,
    state,
    township,
    branch,
    map,
    lookAtMap,
    async choose(stateCode: string, townshipCode: string, branchCode: string) {
      await state.selectOption(stateCode);
      await township.selectOption(townshipCode);
      await branch.selectOption(branchCode);
    },
  };
}

const ahlone = ['MMR013', 'MMR013037', '001'] as const;

for (const language of languages) {
  test(`branches near me are asked for by a button, nearest first with the distance, in ${language} (G-168) [ANL-003, API-035]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions([]);
    const { text, branch, next, expectStep, stored, customer } = await atBranch(page, language);
    const events: { user: string; location: unknown }[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/analytics/log_event')) events.push(request.postDataJSON());
    });
    const button = language === 'en' ? 'Branches near me' : text('branch.near.ask');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(text('branch.near.unknown'))).toBeVisible();

    await context.setGeolocation({ latitude: 16.7824, longitude: 96.1287 });
    await context.grantPermissions(['geolocation']);
    await page.getByRole('button', { name: button, exact: true }).click();
    const nearest = page.getByRole('region', { name: text('branch.near.title') }).getByRole('button');
    await expect(nearest).toHaveCount(5);
    await expect(nearest.first()).toHaveText(language === 'en' ? 'Ahlone Branch · 0.0 km' : / · ၀\.၀ /);
    const kilometres = (await nearest.allTextContents()).map((each) => Number(/· ([\d.]+) km/.exec(each)?.[1]));
    if (language === 'en') expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other));
    expect(await findViolations(page)).toEqual([]);
    await nearest.first().click();
    await expect(branch).toHaveValue('001');
    await expect(branch.locator('option:checked')).toHaveText(await nearest.first().innerText());
    await next.click();
    await expectStep('additional-services');
    expect(await stored()).toMatchObject({ BranchCode: '001' });
    await expect
      .poll(() => events.at(-1))
      .toMatchObject({ user: customer.loginId, location: { latitude: 16.7824, longitude: 96.1287 } });
  });
}

for (const language of languages) {
  for (const screen of Object.keys(screens) as Screen[]) {
    test(`a branch is chosen and saved, ${language} on a ${screen} [BRN-001 to BRN-003, BRN-006, BRN-021, BRN-022, VAL-073]`, async ({
      page,
    }) => {
      const { choose, map, lookAtMap, next, expectStep, stored } = await atBranch(page, language, screen);
      const outside: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith('http://127.0.0.1') && request.url().startsWith('http'))
          outside.push(request.url());
      });
      await choose(...ahlone);
      await expect(page.getByRole('link', { name: '+95 1 000 0001' })).toHaveAttribute('href', 'tel:+9510000001');
      await expect(page.getByText(language === 'mm' ? /ဗိုလ်ချုပ်လမ်း/ : /Bogyoke Road/)).toBeVisible();
      await lookAtMap();
      await expect(map.locator('.map-pin svg')).toBeVisible();
      // A place is seen on the map and opened in the phone's own; nobody reads it in degrees.
      await expect(page.getByText('16.78')).toHaveCount(0);
      expect((await map.boundingBox())?.height).toBe(286);
      await expect(map.getByText(language === 'mm' ? 'အလုံ' : 'Ahlone', { exact: true })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await next.click();
      await expectStep('additional-services');
      expect(outside).toEqual([]);
      expect(await stored()).toMatchObject({
        BranchCode: '001',
        BranchName: 'Ahlone Branch',
        BranchStateId: 'MMR013',
        BranchTownshipId: 'MMR013037',
        BranchLat: 16.782429,
        BranchLong: 96.128687,
      });
    });
  }
}

test('where the customer lives stands first; township and branch wait for the one before (G-178) [BRN-005, BRN-012, BRN-013, BRN-015, BRN-016, VAL-073]', async ({
  page,
}) => {
  const { state, township, branch, choose, next, back, stored } = await atBranch(page);
  await expect(back).toHaveAttribute('href', /introducers$/);
  const { CurrentState, CurrentTownship } = await stored();
  await expect(state).toHaveValue(CurrentState ?? '');
  await expect(township).toHaveValue(CurrentTownship ?? '');
  // The only branch there is chosen already.
  await expect(page.getByRole('heading', { name: 'Ahlone Branch' })).toBeVisible();
  await township.selectOption('MMR013033');
  await expect(branch).toBeEnabled();
  await expect(branch).toHaveValue('');
  await next.click();
  await expect(page.getByText('Please choose a branch.')).toBeVisible();
  await choose(...ahlone);
  await expect(page.getByRole('heading', { name: 'Ahlone Branch' })).toBeVisible();
  await state.selectOption('MMR010');
  await expect(township).toHaveValue('');
  await expect(branch).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Ahlone Branch' })).toHaveCount(0);
});

test('a township without a branch is left to be chosen again, in the state where the customer lives (G-178) [BRN-013]', async ({
  page,
}) => {
  const home = { CUR_STATE: 'MMR001', CUR_TOWNSHIP: 'MMR001005' };
  const customer = await createCustomer(page.request, 'NRC', 'MYA MYA AYE', home);
  const { state, township, branch } = await atBranch(page, 'en', 'phone', customer);
  await expect(township).toHaveValue('');
  await expect(state).toHaveValue('MMR001');
  await expect(branch).toBeDisabled();
});

test('the list is asked for a second after the last township [BRN-017, CON-033]', async ({ page }) => {
  await page.clock.install();
  const { state, township, branch } = await atBranch(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/cb/branches')) asked.push(searchParams.get('townshipCode') ?? '');
  });
  await state.selectOption('MMR013');
  await page.clock.pauseAt(Date.now() + 60_000);
  await township.selectOption('MMR013038');
  await page.clock.runFor(900);
  await township.selectOption('MMR013037');
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(branch).toBeEnabled();
  expect(asked).toEqual(['MMR013037']);
});

test('a saved branch is there again, and so is its map [BRN-014]', async ({ page }) => {
  const { choose, next, expectStep, state, township, branch, map, lookAtMap, pathOf } = await atBranch(page);
  await choose(...ahlone);
  await next.click();
  await expectStep('additional-services');
  await page.goto(pathOf('choose-branch'));
  await expect(state).toHaveValue('MMR013');
  await expect(township).toHaveValue('MMR013037');
  await expect(branch).toHaveValue('001');
  await lookAtMap();
  await expect(map.locator('.map-pin svg')).toBeVisible();
});

test('the chosen branch stands first on a phone, and beside the choice on a computer; its map is fetched when it is looked at', async ({
  page,
}) => {
  const { map, lookAtMap } = await atBranch(page);
  // The only branch where the customer lives.
  const name = page.getByRole('heading', { name: 'Ahlone Branch' });
  await expect(name).toBeInViewport();
  await expect(page.getByText(/Bogyoke Road/)).toBeInViewport();
  await expect(map).toHaveCount(0);
  await lookAtMap();
  await expect(map.locator('.map-pin svg')).toBeVisible();
  await page.setViewportSize(screens.desktop);
  const [choice, chosen] = [await page.getByLabel('Township', { exact: true }).boundingBox(), await name.boundingBox()];
  expect(chosen?.x).toBeGreaterThan((choice?.x ?? 0) + (choice?.width ?? 0));
});

test('who has allowed the location before finds the nearest first, without being asked', async ({ page, context }) => {
  await context.setGeolocation({ latitude: 16.7824, longitude: 96.1287 });
  await context.grantPermissions(['geolocation']);
  const { text } = await atBranch(page);
  const nearest = page.getByRole('region', { name: text('branch.near.title') }).getByRole('button');
  await expect(nearest.first()).toHaveText('Ahlone Branch · 0.0 km');
});

test('what the server refuses stands under the selectors; any other failure can be tried again [BRN-018, BRN-019, ERR-027]', async ({
  page,
}) => {
  const { state, township, branch } = await atBranch(page);
  const details = ['No branches today.', 'Please come back tomorrow.'].map((ErrorDescription) => ({
    ErrorCode: 'XX1',
    ErrorDescription,
  }));
  const domainError = { Error: { Message: 'Refused', Details: details, RequestId: 'r-1' } };
  await page.route(lookup, (route) => route.fulfill({ status: 400, json: domainError }));
  await state.selectOption('MMR013');
  await township.selectOption('MMR013037');
  const list = page.getByRole('alert').getByRole('listitem');
  await expect(list).toHaveText(['No branches today.', 'Please come back tomorrow.']);
  await expect(list.first()).toHaveCSS('font-weight', '700');
  await page.unroute(lookup);
  await page.route(lookup, (route) => route.fulfill({ status: 503, json: domainError }));
  await township.selectOption('MMR013038');
  await expect(page.getByText('We could not load the branches')).toBeVisible();
  await expect(branch).toBeDisabled();
  await page.unroute(lookup);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(branch).toBeEnabled();
  await expect(page.getByText('We could not load the branches')).toHaveCount(0);
});

test('a branch that is on no map says so in the words of the specification (G-008) [BRN-020, ERR-028]', async ({
  page,
}) => {
  const { state, township, branch, map } = await atBranch(page);
  await page.route(lookup, async (route) => {
    const answer = await route.fetch();
    const { Data } = await answer.json();
    const unplaced = Data.map((found: object) => ({ ...found, latitude: null, longtitude: null }));
    await route.fulfill({ response: answer, json: { Data: unplaced } });
  });
  await state.selectOption('MMR013');
  await township.selectOption('MMR013037');
  await branch.selectOption('001');
  await expect(page.getByRole('heading', { name: "We're Sorry" })).toBeVisible();
  await expect(
    page.getByText('Dear Customer, The branch location cannot be displayed on map view currently.', { exact: true }),
  ).toBeVisible();
  await expect(map).toHaveCount(0);
});

/** 2 March 2026 is a Monday. In Myanmar, while the browser is elsewhere. */
test.describe('by the clock in Myanmar', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a branch is open, closes soon and is closed while the page stays open (G-006, G-007) [BRN-004, BRN-007 to BRN-011, CON-037]', async ({
    page,
  }) => {
    await page.clock.install();
    const { choose } = await atBranch(page);
    await choose(...ahlone);
    const card = page.getByRole('heading', { name: 'Ahlone Branch' }).locator('..');
    const at = async (moment: string, words: string) => {
      await page.clock.setSystemTime(new Date(`${moment}+06:30`));
      // The next minute of the page.
      await page.clock.runFor(60_000);
      await expect(card).toHaveText(words);
    };
    await at('2026-03-02T09:30:00', 'Ahlone Branch');
    await at('2026-03-02T10:00:00', 'Ahlone BranchOpen');
    await at('2026-03-02T13:58:00', 'Ahlone BranchOpen');
    await at('2026-03-02T14:00:00', 'Ahlone BranchCloses soon - 3PM');
    await at('2026-03-02T15:00:00', 'Ahlone BranchClosed');
    await at('2026-03-07T12:00:00', 'Ahlone BranchClosed');
  });
});

test('the map is moved and zoomed by keyboard and by buttons, and has the outlines of states and districts at every zoom [BRN-003, A11-001, CON-038]', async ({
  page,
}) => {
  // From one level to the next it glides.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { choose, map, lookAtMap } = await atBranch(page, 'en', 'desktop');
  await choose(...ahlone);
  await lookAtMap();
  await expect(map.locator('.map-pin svg')).toBeVisible();
  await expect(map).toHaveAttribute('data-view', 'near');
  // Drawn or not is Leaflet's to say by what is in view; where they lie is in the map from the first moment on.
  const states = map.locator('path.map-state');
  const districts = map.locator('path.map-district');
  const expectOutlines = async () => {
    expect(await states.count()).toBeGreaterThanOrEqual(15);
    expect(await districts.count()).toBeGreaterThanOrEqual(65);
  };
  await expectOutlines();
  await map.focus();
  await page.keyboard.press('-');
  // Each level is twice the one before: one step out of the fifteenth is the fourteenth.
  await expect(map.locator('.leaflet-proxy')).toHaveAttribute('style', /scale\(8192\)/);
  await expect
    .poll(async () => {
      await page.keyboard.press('-');
      return map.getAttribute('data-view');
    })
    .toBe('far');
  await expectOutlines();
  // Those in view have points.
  await expect
    .poll(() => districts.evaluateAll((paths) => paths.some((path) => path.getAttribute('d')?.includes('L'))))
    .toBe(true);
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
      return map.getAttribute('data-view');
    })
    .toBe('near');
});
