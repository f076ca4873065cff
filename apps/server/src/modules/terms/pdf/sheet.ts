import type { Language } from '@taga/i18n';
import { type Styles, stylesOf, type TextStyle } from './styles.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';

/** A4, in points, with room around the text. */
export const page = { width: 595.28, height: 841.89, left: 68, right: 68, top: 64, bottom: 84 } as const;
export const columnWidth = page.width - page.left - page.right;

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
