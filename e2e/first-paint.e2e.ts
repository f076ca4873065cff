import { expect, type Page, type Request, test } from '@playwright/test';
import { languages, publicPages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { signInAsDemo } from './pages/demo-customers.ts';
import { openAsleep } from './pages/open-asleep.ts';
import { openPage } from './pages/open-page.ts';
import { SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

/** What the page's policy refuses, and every file of styles that is asked for. */
async function watchStyles(page: Page) {
  const noticed: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') noticed.push(`asked for ${request.url()} on ${page.url()}`);
  });
  await page.exposeFunction('noteDomainError', (domainError: string) => noticed.push(domainError));
  await page.addInitScript(() => {
    const { noteDomainError } = window as unknown as { noteDomainError(domainError: string): void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      noteDomainError(`${violatedDirective} refused ${blockedURI} ${sample}`),
    );
  });
  return noticed;
}

function surfaceOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

const paper = 'rgb(251, 250, 247)';

/** Brings the file with all styles into a page that has only its own, and says what looks otherwise with it. */
function changesByAllStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!link?.disabled) return ['all styles are there already'];
    const places = [...document.querySelectorAll('body, body :not(svg *)')].flatMap((element) =>
      [undefined, '::before', '::after']
        .map((part) => ({ element, part }))
        .filter(({ part }) => !part || getComputedStyle(element, part).content !== 'none'),
    );
    const looks = () =>
      places.map(({ element, part }) => {
        const style = getComputedStyle(element, part);
        // A value that nothing asks for changes nothing.
        return [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    // Letters that arrive meanwhile would change what they stand in; the bold ones wait for the page to be alive.
    document.querySelector('style[media]')?.removeAttribute('media');
    await document.fonts.ready;
    const before = looks();
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.disabled = false;
    });
    return looks().flatMap((look, place) => {
      const changed = look.filter((value, index) => value !== before[place]?.[index]);
      const { element, part = '' } = places[place] ?? {};
      return changed.length > 0 ? [`${element?.tagName}.${element?.getAttribute('class')} ${part} ${changed}`] : [];
    });
  });
}

const isOf = (path: string) => (request: Request) => request.url().includes(path);
const styleFiles = /\/assets\/[\w-]+\.css$/;

test.describe('a pre-rendered page has its styles inside', () => {
  for (const language of languages) {
    test(`a public page in ${language} asks for a file of them only with others, and nothing of it is refused [SEC-010]`, async ({
      page,
      baseURL,
    }) => {
      const noticed = await watchStyles(page);
      await page.context().addCookies([{ name: 'lang', value: language, url: String(baseURL) }]);
      for (const path of publicPages) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await surfaceOf(page), path).toBe(paper);
      }
      const asking = noticed.map((each) => each.replace(/^asked for .*\.css on http:\/\/[^/]+/, ''));
      // These call the server by themselves, and bring along what would show that it failed; the sample of an account
      // card is the customers' own page of it.
      const mayAsk = ['/start', '/login/forget-password', '/account-blocked', '/session-expired', '/print'];
      expect(asking.filter((path) => !mayAsk.includes(path))).toEqual([]);
    });

    test(`every public page in ${language} looks with them as it looks with all there are`, async ({ page }) => {
      test.slow();
      // As it was drawn.
      await page.route(/\.js$/, (route) => route.abort());
      await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark' });
      for (const path of publicPages) {
        for (const width of language === 'en' ? [360, 1280] : [700]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`${path}?lang=${language}`);
          expect(await changesByAllStyles(page), `${path} at ${width}`).toEqual([]);
        }
      }
    });
  }

  test('the next page waits for all of them, and what it would look like without is never seen', async ({ page }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(styleFiles, async (route) => {
      await isReleased;
      await route.continue();
    });
    await openPage(page, '/login');
    const files = [page.waitForRequest(styleFiles), page.waitForEvent('requestfinished', isOf('/assets/reset-'))];
    await page.getByRole('link', { name: text('login.link.forgot') }).click();
    await Promise.all(files);
    await expect(page.locator('html')).toHaveAttribute('data-pending');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('login.page.title'));
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('login.reset.request.title'));
  });

  test('a next page whose styles do not arrive says so, and comes when they do', async ({ page }) => {
    await page.route(styleFiles, (route) => route.abort());
    await openPage(page, '/login');
    await page.getByRole('link', { name: text('login.link.forgot') }).click();
    await expect(page.getByText(text('layout.failure.title'))).toBeVisible();
    await page.unroute(styleFiles);
    await page.getByRole('button', { name: text('layout.failure.again') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('login.reset.request.title'));
  });

  test('so it is from the first question of the sign-up to the next ones: all come once [SEC-010]', async ({
    page,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    const noticed = await watchStyles(page);
    const signUp = new SignUp(page, 'en');
    await openPage(page, '/signup/get-started');
    await signUp.start();
    await signUp.giveName();
    await signUp.next('nrc');
    await signUp.giveNrc();
    expect(noticed).toEqual([expect.stringMatching(/^asked for .*\.css on/)]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await surfaceOf(page)).toBe(paper);
    expect(noticed.filter((each) => !each.startsWith('asked'))).toEqual([]);
  });

  test('the pages of a customer have them as a file, and nothing of it is refused [SEC-010]', async ({ page }) => {
    const noticed = await watchStyles(page);
    await signInAsDemo(page, 'existing');
    for (const path of ['/myaccount', '/account/cash-saving', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await surfaceOf(page), path).toBe(paper);
    }
    expect(noticed.filter((each) => !each.startsWith('asked'))).toEqual([]);
    expect(new Set(noticed.map((each) => each.split(' on ')[0])).size).toBe(1);
  });

  test('they follow the person’s wish for a dark page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    expect(await surfaceOf(page)).toBe('rgb(16, 24, 22)');
  });

  test('styles and scripts that somebody slips into the page are refused [SEC-010]', async ({ page }) => {
    const noticed = await watchStyles(page);
    await page.route('**/login', async (route) => {
      const answer = await route.fetch();
      const planted = '<style>body{background:red}</style><script>document.title = "planted"</script></head>';
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', planted) });
    });
    await page.goto('/login');
    await expect.poll(() => noticed).toHaveLength(2);
    expect(noticed.join()).toMatch(/style-src.*inline.*script-src.*inline/);
    expect(await surfaceOf(page)).toBe(paper);
    await expect(page).toHaveTitle(/Sign in/);
  });
});

test.describe('a button that is pressed before the page is alive', () => {
  for (const language of languages) {
    test(`is answered at once, for the eye and the ear, and carried out as soon as it can be, in ${language} [A11-001]`, async ({
      page,
    }) => {
      const words = textsOf(language);
      const ways = [
        { path: '/signup', name: words('signUp.getStarted.start'), leadsTo: /\/signup\/name$/ },
        { path: '/login', name: words('login.action.signIn'), leadsTo: /\/login$/ },
        { path: '/login/forget-password', name: words('login.reset.request.send'), leadsTo: /\/forget-password$/ },
      ];
      for (const { path, name, leadsTo } of ways) {
        const wake = await openAsleep(page, `${path}?lang=${language}`);
        const control = page.getByRole('main').locator('a, button').filter({ hasText: name }).last();
        await control.focus();
        await page.keyboard.press('Enter');
        await expect(control, path).toHaveAttribute('aria-busy', 'true');
        await expect(page.locator('html'), path).toHaveAttribute('data-pending');
        await expect(page.locator('body > [role=status]'), path).toHaveText(words('layout.loading.message'));
        wake();
        await expect(page, path).toHaveURL((url) => leadsTo.test(url.pathname));
        // A form with nothing in it answers with what is missing.
        if (path !== '/signup') await expect(page.locator('main [aria-invalid=true]').first(), path).toBeVisible();
        await expect(page.locator('[data-pending], body > [role=status]'), path).toHaveCount(0);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });
  }

  test('signs in with what was typed, which never stands in the address', async ({ page, request }) => {
    const customer = await createCustomer(request);
    const asked: string[] = [];
    page.on('request', (each) => asked.push(each.url()));
    const wake = await openAsleep(page, '/login');
    await page.getByLabel(text('login.field.id'), { exact: true }).fill(customer.loginId);
    await page.getByLabel(text('login.field.password'), { exact: true }).fill(customer.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: text('login.action.signIn'), exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    wake();
    await expect(page).toHaveURL(/\/myaccount$/);
    expect(asked.filter((url) => url.includes('password='))).toEqual([]);
    expect(asked.filter((url) => url.includes('/api/auth/login'))).toHaveLength(1);
  });

  test('is forgotten for another one that is pressed after it', async ({ page }) => {
    const wake = await openAsleep(page, '/');
    await page.locator('button[aria-expanded]').click();
    await page.getByRole('button', { name: 'မြန်မာ' }).click();
    wake();
    await expect(page.locator('html')).toHaveAttribute('lang', 'my');
    await expect(page.locator('button[aria-expanded]')).toHaveAttribute('aria-expanded', 'false');
  });

  test('does so once, however often it is pressed, and works as ever afterwards', async ({ page }) => {
    const wake = await openAsleep(page, '/');
    const menu = page.locator('button[aria-expanded]');
    await menu.click();
    await menu.click();
    wake();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});
