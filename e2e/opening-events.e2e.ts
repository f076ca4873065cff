import { expect, test } from '@playwright/test';
import { openingAt } from './pages/opening.ts';

test('every step is counted at its start and its end by its exact name, and nothing of anybody is told but the login id [ANL-001, ANL-008, ANL-010 to ANL-018, ANL-020]', async ({
  page,
}) => {
  test.slow();
  page.on('dialog', (dialog) => void dialog.accept());
  const events: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analytics/log_event')) events.push(request.postDataJSON());
  });
  const { text, next, expectStep, customer, answers } = await openingAt(page, { document: 'PASSPORT' });
  const press = (id: string) => page.getByRole('button', { name: text(id), exact: true }).click();
  const field = (id: string) => page.getByLabel(text(id), { exact: true });
  const goOnTo = async (form: string) => {
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${form}$`));
    // Until it is there, the page before it takes the presses.
    await expect(page.locator('html[data-pending]')).toHaveCount(0);
  };

  const attach = async (name: string) => {
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 40 } });
    await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer });
    await expect(page.getByText(text('uploads.file.sent'), { exact: true })).toBeVisible();
  };

  await press('capture.step.skip');
  await expect(page).toHaveURL(/form=review$/);
  await goOnTo('form=occupation');
  await field('personalDetail.occupation.employment').selectOption('U');
  await attach('pay.png');
  await goOnTo('form=form-qa-22');
  const arrival = page.getByRole('group', { name: text('questions.arrival.label'), exact: true });
  await arrival.getByLabel(text('form.date.day'), { exact: true }).fill('3');
  await arrival.getByLabel(text('form.date.month'), { exact: true }).selectOption('11');
  await arrival.getByLabel(text('form.date.year'), { exact: true }).fill('2025');
  await goOnTo('form=signature');
  await page.getByRole('tab', { name: text('personalDetail.signature.photo') }).click();
  await attach('mine.png');
  await goOnTo('introducers');
  await page.locator('input[name=introducers][value=no]').check();
  await goOnTo('choose-branch');
  await field('branch.field.state').selectOption('MMR013');
  await field('branch.field.township').selectOption('MMR013037');
  await field('branch.field.branch').selectOption('001');
  await goOnTo('additional-services');
  await goOnTo('summary-review');
  await page.getByLabel(text('openingEnd.summary.confirm')).check();
  await goOnTo('terms-and-conditions');
  await press('openingEnd.terms.agree');
  await expectStep('otp-verification');

  await expect
    .poll(() => events.map(({ action }) => action))
    .toEqual([
      'BiometricStart',
      'BiometricEnd',
      'PersonalDetailKycStart',
      'PersonalDetailKycEnd',
      'PersonalDetailOccupyFormStart',
      'PersonalDetailOccupyFormEnd',
      'PersonalDetailFormQA22Start',
      'PersonalDetailFormQA22End',
      'PersonalDetailSingatureUploadStart',
      'PersonalDetailSingatureUploadEnd',
      'IntroducerInfoStart',
      'IntroducerInfoEnd',
      'ChooseBranchStart',
      'ChooseBranchEnd',
      'FurtherServicesStart',
      'FurtherServicesEnd',
      'SummaryReviewStart',
      'SummaryReviewEnd',
      'TermsAndConditionStart',
      'OtpVerificationStart',
    ]);
  const told = new Set(events.flatMap((event) => Object.keys(event)));
  expect([...told].sort()).toEqual(['action', 'browser', 'location', 'page', 'sessionId', 'user']);
  const sent = JSON.stringify(events);
  for (const own of [customer.name, customer.phone, answers.firstIntroducer.phone, 'P1234567']) {
    expect(sent).not.toContain(own);
  }
  // The server keeps a keyed hash of it (G-167).
  for (const { user } of events) expect(user).toBe(customer.loginId);
});
