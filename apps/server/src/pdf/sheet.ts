import { brand } from '@taga/brand';
import { type Language, languageDefinition } from '@taga/i18n';
import { createTypesetter, type TextStyle, type Typesetter } from './typesetter.ts';

/** A4, in points, with room around the text. */
export const page = { width: 595.28, height: 841.89, left: 68, right: 68, top: 64, bottom: 104 } as const;
export const columnWidth = page.width - page.left - page.right;

/** A print is white whatever the reader's screen is. */
export const colours = brand.colours.light;

export function stylesOf(language: Language) {
  const style = (size: number, leading: number, weight: TextStyle['weight'], colour: string): TextStyle => ({
    size,
    lineHeight: size * leading,
    weight,
    colour,
  });
  const { text: body, title } = languageDefinition(language).lineHeights;
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

type Styles = ReturnType<typeof stylesOf>;

/** The paper that is being written on: where the next block goes, and what kind of thing it is to a screen reader. */
export interface Sheet extends Typesetter {
  readonly doc: PDFKit.PDFDocument;
  readonly language: Language;
  readonly styles: Styles;
  /** Takes the next `height` points and gives their top; blocks that do not fit begin a page. */
  take(height: number, keepWithNext?: number): number;
  /** The element of the document that blocks are added to. */
  readonly body: PDFKit.PDFStructureElement;
  drawLines(lines: readonly string[], style: TextStyle, x: number, top: number): void;
  /** What is there for the eye alone. */
  decorate(draw: () => void): void;
}

export function createSheet(doc: PDFKit.PDFDocument, language: Language): Sheet {
  const typesetter = createTypesetter(doc);
  const body = doc.struct('Document');
  doc.addStructure(body);
  let next: number = page.top;
  return {
    ...typesetter,
    doc,
    language,
    styles: stylesOf(language),
    body,
    take(height, keepWithNext = 0) {
      if (next + height + keepWithNext > page.height - page.bottom) {
        doc.addPage();
        next = page.top;
      }
      const top = next;
      next += height;
      return top;
    },
    drawLines(lines, style, x, top) {
      lines.forEach((line, index) => {
        typesetter.drawLine(line, style, x, top + index * style.lineHeight);
      });
    },
    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
  };
}
