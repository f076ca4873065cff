import { CardFrame } from './card-frame.tsx';

/** Applying for a credit card, or correcting an application that came back. */
export function Page() {
  return <CardFrame purpose="apply" />;
}
