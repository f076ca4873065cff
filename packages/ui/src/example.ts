import type { ReactNode } from 'react';

/** Chooses the wording in the language of the gallery. */
export type Wording = (en: string, mm: string) => string;

/** One picture of a component, shown in the gallery and walked by the accessibility test. */
export interface Example {
  title: string;
  render: (t: Wording) => ReactNode;
  /** Whole pages and fixed bars are shown in a frame of their own. */
  framed?: boolean;
}
