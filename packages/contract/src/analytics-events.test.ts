import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AnalyticsEvent, analyticsEvent, analyticsEvents } from './analytics-events.ts';
import { logEvent, loggedEvent } from './calls/analytics.ts';

describe('analytics events', () => {
  it.each<[string, AnalyticsEvent[]]>([
    ['[ANL-005]', ['AccountDetailView']],
    ['[ANL-006]', ['ResumeButtonClick']],
    ['[ANL-007]', ['CreateAccountButtonClick']],
    ['[ANL-008]', ['BiometricStart', 'BiometricEnd']],
    ['[ANL-009]', ['BiometricVerifySuccess', 'BiometricVerifyFail']],
    ['[ANL-010]', ['PersonalDetailKycStart', 'PersonalDetailKycEnd']],
    ['[ANL-011]', ['PersonalDetailOccupyFormStart', 'PersonalDetailOccupyFormEnd']],
    ['[ANL-012]', ['PersonalDetailFormQA22Start', 'PersonalDetailFormQA22End']],
    ['[ANL-013]', ['PersonalDetailSingatureUploadStart', 'PersonalDetailSingatureUploadEnd']],
    ['[ANL-014]', ['FurtherServicesStart', 'FurtherServicesEnd']],
    ['[ANL-015]', ['ChooseBranchStart', 'ChooseBranchEnd']],
    ['[ANL-016]', ['IntroducerInfoStart', 'IntroducerInfoEnd']],
    ['[ANL-017]', ['SummaryReviewStart', 'SummaryReviewEnd']],
    ['[ANL-018]', ['OtpVerificationStart']],
    ['[ANL-019]', ['PersonalDetailStart']],
    ['[ANL-020]', ['TermsAndConditionStart']],
    ['[ANL-021]', ['BankAccount']],
    ['[ANL-022]', ['Confirmation']],
  ])('are named as the documents name them %s', (_row, names) => {
    for (const name of names) expect(z.safeParse(analyticsEvent, name).success).toBe(true);
  });

  it('are each listed once', () => {
    expect(new Set(analyticsEvents).size).toBe(analyticsEvents.length);
  });
});

describe('a logged event', () => {
  const event = {
    user: null,
    action: 'TutorialStart',
    page: '/start',
    browser: { name: 'Chrome', platform: 'Android' },
    location: null,
  };

  it('has user, action, page, browser and location, and a session only on some pages', () => {
    expect(logEvent.base).toBe('analytics');
    expect(z.safeParse(loggedEvent, event).success).toBe(true);
    expect(
      z.safeParse(loggedEvent, {
        ...event,
        user: 'mya@example.com',
        location: { latitude: 16.8, longitude: 96.15 },
        sessionId: 'b7c1d2e3f4',
      }).success,
    ).toBe(true);
  });

  it.each([
    { action: 'SomethingElse' },
    { page: '' },
    { location: { latitude: 91, longitude: 0 } },
    { browser: null },
    { sessionId: 'x y' },
  ])('is refused with %j', (change) => {
    expect(z.safeParse(loggedEvent, { ...event, ...change }).success).toBe(false);
  });
});
