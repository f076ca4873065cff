import { layoutAtHand, layoutFetched } from '@taga/web/page';
import { BareLayout } from './bare-layout.tsx';
import { FormLayout } from './form-layout.tsx';

/** What may stand around a page of the portal. */
export const layouts = {
  /** Menu and footer, which nobody pays for who comes to sign in or up. */
  public: layoutFetched(() => import('./public-layout.tsx')),
  /** The way home and the language only: nothing leads away from what a person is in the middle of. */
  bare: layoutAtHand(BareLayout),
  /** The same above a journey of questions. */
  form: layoutAtHand(FormLayout),
  /** The customer's area, whether or not somebody is signed in. */
  area: layoutFetched(() => import('./area-layout.tsx')),
  /** For addresses that are no page's. */
  unknown: layoutFetched(() => import('./unknown-layout.tsx')),
};
