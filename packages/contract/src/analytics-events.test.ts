import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AnalyticsEvent, analyticsEvent, analyticsEvents } from './analytics-events.ts';
import { logEvent, loggedEvent } from './endpoints/analytics.ts';

describe('analytics events', () => {
  const names: AnalyticsEvent[] = [
    ...(['AccountDetailView', 'ResumeButtonClick', 'CreateAccountButtonClick'] as const),
    ...(['BiometricStart', 'BiometricEnd', 'BiometricVerifySuccess', 'BiometricVerifyFail'] as const),
    ...(['PersonalDetailKycStart', 'PersonalDetailKycEnd', 'PersonalDetailStart'] as const),
    ...(['PersonalDetailOccupyFormStart', 'PersonalDetailOccupyFormEnd'] as const),
    ...(['PersonalDetailFormQA22Start', 'PersonalDetailFormQA22End'] as const),
    ...(['PersonalDetailSingatureUploadStart', 'PersonalDetailSingatureUploadEnd'] as const),
    ...(['FurtherServicesStart', 'FurtherServicesEnd', 'ChooseBranchStart', 'ChooseBranchEnd'] as const),
    ...(['IntroducerInfoStart', 'IntroducerInfoEnd', 'SummaryReviewStart', 'SummaryReviewEnd'] as const),
    ...(['OtpVerificationStart', 'TermsAndConditionStart', 'BankAccount', 'Confirmation'] as const),
  ];
  it.each(names)('%s is named as the specification names it', (name) => {
    expect(z.safeParse(analyticsEvent, name).success).toBe(true);
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
