import { wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

const days = wholeNumber(1, 36_500);

export const retentionSettings = {
  retainDraftDays: setting(
    'RETAIN_DRAFT_DAYS',
    days,
    '180',
    'How many days an application that is not submitted is kept after it was last touched; then it is erased with its files.',
  ),
  retainIncompleteDays: setting(
    'RETAIN_INCOMPLETE_DAYS',
    days,
    '365',
    'How many days an application that the customer was asked to correct is kept after they were asked or last touched it; then it is erased like a rejected one.',
  ),
  retainRejectedDays: setting(
    'RETAIN_REJECTED_DAYS',
    days,
    '365',
    'How many days a rejected application is kept after the decision; then it is erased with its files, the case and what the inbox says of it.',
  ),
  retainAnalyticsDays: setting(
    'RETAIN_ANALYTICS_DAYS',
    days,
    '90',
    'How many days what visitors did is kept one by one; how often each thing was done on a day is kept for 3 years.',
  ),
} as const;
