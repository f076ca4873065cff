import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { withFakeCamera } from '../../e2e/pages/fake-camera.ts';
import { textsOf } from '../../e2e/pages/texts.ts';
import { openWhole, type Story } from '../../e2e/pages/whole-opening.ts';
import { root } from '../../scripts/root.mjs';

test.use({ launchOptions: withFakeCamera() });

const script = join(root, 'apps/server/dist/media-process.js');

/** The processes that open photos and videos for the server of this checkout. */
function findVerifiers(): string[] {
  try {
    return execFileSync('pgrep', ['--full', script], { encoding: 'utf8' }).trim().split('\n');
  } catch {
    return [];
  }
}

const harms = {
  hung: (pid: string) => execFileSync('kill', ['-STOP', pid]),
  killed: (pid: string) => execFileSync('kill', ['-KILL', pid]),
  'out of memory': (pid: string) => execFileSync('prlimit', ['--pid', pid, '--data=1000000']),
} as const;

/** Seconds that twenty visits of a page take. */
async function visitOften(request: APIRequestContext): Promise<number> {
  const begun = performance.now();
  for (let visit = 0; visit < 20; visit += 1) expect((await request.get('/login')).status()).toBe(200);
  return (performance.now() - begun) / 1000;
}

for (const [harm, inflict] of Object.entries(harms)) {
  test(`with the verifier ${harm} the customer comes to the end, and the check is done later`, async ({ page }) => {
    const before = await visitOften(page.request);
    const harmed = new Set<string>();
    let during = 0;
    const inflictOn = (pid: string) => {
      try {
        inflict(pid);
        harmed.add(pid);
      } catch {
        // It has ended by itself.
      }
    };
    const story: Story = {
      document: 'NRC',
      accountType: 'saving',
      currency: 'MMK',
      language: 'en',
      screen: 'phone',
      async whileChecked() {
        const pending = page.getByRole('heading', { level: 1, name: textsOf('en')('capture.pending.title') });
        const untilGivenUp = expect
          .poll(() => {
            for (const pid of findVerifiers()) inflictOn(pid);
            return pending.isVisible();
          })
          .toBe(true);
        during = await visitOften(page.request);
        await untilGivenUp;
      },
    };
    const { opening } = await openWhole(page, story);
    const left = (await opening.stored()) as Record<string, unknown>;
    console.log(
      `${harm}: ${harmed.size} processes, then ${left.IdentityStatus}; a page took × ${(during / before).toFixed(2)}`,
    );
    expect(harmed.size).toBeGreaterThan(0);
    expect(left).toMatchObject({ Status: 'PENDING', IdentityStatus: 'PENDING' });
    await expect
      .poll(async () => ((await opening.stored()) as Record<string, unknown>).IdentityStatus)
      .toBe('VERIFIED');
  });
}
