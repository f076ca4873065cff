import { framedAddress } from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const cardSettings = {
  cardApplyUrl: setting(
    'CARD_APPLY_URL',
    framedAddress,
    undefined,
    "The bank's own page to apply for a credit card, which the portal shows in a frame. Unset: the portal's own.",
  ),
  cardRenewalUrl: setting(
    'CARD_RENEWAL_URL',
    framedAddress,
    undefined,
    "The bank's own page to renew a credit card, shown the same way. Unset: the portal's own.",
  ),
} as const;
