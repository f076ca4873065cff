import { getCardPages } from '@taga/contract/endpoints';
import { type Implementation, implement } from '../../../http/endpoints/implement.ts';

interface FrameSettings {
  readonly cardApplyUrl: string | undefined;
  readonly cardRenewalUrl: string | undefined;
}

/** What the portal shows in its frames; the policy of its pages allows the same and no more. */
export function cardFrameRoutes({ cardApplyUrl, cardRenewalUrl }: FrameSettings): Implementation[] {
  const pages = { ApplyUrl: cardApplyUrl ?? null, RenewalUrl: cardRenewalUrl ?? null };
  return [implement(getCardPages, 'calls', () => ({ Data: pages }))];
}
