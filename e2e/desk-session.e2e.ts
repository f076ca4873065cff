import { expect, test } from '@playwright/test';
import {
  client,
  startIdentityProvider,
} from '../apps/server/src/modules/staff/identity-provider/testing/identity-provider.ts';
import { findFreePort } from '../scripts/free-ports.mjs';
import { withLocalServer } from '../scripts/local-server.mjs';
import { openDeskOf } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { findViolations } from './pages/find-violations.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');
const minute = 60_000;

test('a desk that is left alone says when it will close, stays open for who asks, and then closes [DSK-001]', async ({
  browser,
  request,
}) => {
  const desk = await openDeskOf(browser, request, 'auditor');
  await desk.clock.install();
  await desk.goto('/desk/figures');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  // For two minutes the page still asks what is new, and each answer counts: how many come depends on the clock's pace.
  await desk.waitForLoadState('networkidle');
  await desk.route('**/api/desk/notes/mentions*', (route) => route.abort());
  const warning = desk.getByRole('dialog', { name: text('desk.end.title') });

  await desk.clock.runFor(12 * minute);
  await expect(warning).toBeHidden();
  await desk.clock.runFor(1.5 * minute);
  await expect(warning).toBeVisible();
  expect(await findViolations(desk)).toEqual([]);
  await warning.getByRole('button', { name: text('desk.end.stay') }).click();
  await expect(warning).toBeHidden();

  await desk.clock.runFor(13.5 * minute);
  await expect(warning).toBeVisible();
  await desk.clock.runFor(2 * minute);
  await expectPage(desk, /\/desk\/sign-in/);
  await expect(desk.getByText(text('desk.signIn.ended'))).toBeVisible();
  expect(await desk.evaluate(() => localStorage.getItem('taga.desk'))).toBeNull();
  await desk.context().close();
});

test('staff come through the bank’s own sign-in with the roles they have there, and no longer when they have none [DSK-015]', async ({
  browser,
}) => {
  const port = await findFreePort();
  const provider = await startIdentityProvider(`http://127.0.0.1:${port}/api/desk/oidc/callback`);
  const thida = provider.add({ id: 'thida', email: 'thida@bank.example', name: 'Thida Win', roles: ['maker'] });
  provider.add({ id: 'kyaw', email: 'kyaw@bank.example', name: 'Kyaw Kyaw', roles: ['something-else'] });
  provider.state.signsIn = thida.id;
  const settings = {
    STAFF_OIDC_ISSUER: provider.issuer,
    STAFF_OIDC_CLIENT_ID: client.id,
    STAFF_OIDC_CLIENT_SECRET: client.secret,
    STAFF_OIDC_REREAD_S: '1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  await withLocalServer(
    port,
    async (address) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const desk = await context.newPage();
      const toProvider = desk.getByRole('link', { name: text('desk.provider.button') });

      await desk.goto(`${address}/desk/sign-in`);
      await expect(toProvider).toBeVisible();
      await expect(desk.getByLabel(text('desk.signIn.loginId'))).toHaveCount(0);
      expect(await findViolations(desk)).toEqual([]);
      await toProvider.click();
      await expect(desk).toHaveURL(/\/desk\/(?!sign-in)/);
      await expect(desk.getByText('Thida Win').first()).toBeVisible();
      // What came along in the address is gone from it.
      expect(desk.url()).not.toMatch(/code=|token/);
      const places = desk.getByRole('navigation').first();
      await expect(places.getByRole('link', { name: text('desk.place.cases') })).toBeVisible();
      await expect(places.getByRole('link', { name: text('desk.place.audit') })).toHaveCount(0);

      thida.roles = [];
      await expect(async () => {
        await desk.goto(`${address}/desk/cases`);
        await expect(desk).toHaveURL(/\/desk\/sign-in/, { timeout: 2_000 });
      }).toPass();
      await expect(desk.getByText(text('desk.signIn.ended'))).toBeVisible();

      provider.state.signsIn = 'kyaw';
      await context.clearCookies();
      await toProvider.click();
      await expect(desk.getByText(text('desk.provider.refused'))).toBeVisible();
      await desk.getByRole('link', { name: text('layout.failure.again') }).click();
      await expect(toProvider).toBeVisible();
      await context.close();
    },
    settings,
  ).finally(() => provider.stop());
});
