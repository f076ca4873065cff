import { brand } from '@taga/brand';
import type { Language } from '@taga/i18n';

export interface TextStyle {
  readonly size: number;
  /** From one line to the next, in points. */
  readonly lineHeight: number;
  readonly weight: 'regular' | 'bold';
  readonly colour: string;
}

/** A print is white whatever the reader's screen is. */
export const colours = brand.colours.light;

/** Burmese stacks its letters and needs more room between the lines. */
const bodyLeading: Readonly<Record<Language, number>> = { en: 1.5, mm: 1.85 };
const titleLeading: Readonly<Record<Language, number>> = { en: 1.25, mm: 1.7 };

export function stylesOf(language: Language) {
  const style = (size: number, leading: number, weight: TextStyle['weight'], colour: string): TextStyle => ({
    size,
    lineHeight: size * leading,
    weight,
    colour,
  });
  const body = bodyLeading[language];
  const title = titleLeading[language];
  return {
    wordmark: style(23, 1.25, 'bold', colours.primary),
    overline: style(11, body, 'regular', colours.grey),
    title: style(26, title, 'bold', colours.primary),
    body: style(10.5, body, 'regular', colours.ink),
    number: style(10.5, body, 'regular', colours.grey),
    label: style(10.5, body, 'bold', colours.primary),
    heading: style(12.5, title, 'bold', colours.primary),
    footer: style(8.5, body, 'regular', colours.grey),
  };
}

export type Styles = ReturnType<typeof stylesOf>;
