import { formatNumber } from '@taga/i18n';
import { columnWidth, page, type Sheet } from '../../../../pdf/sheet.ts';
import type { TextStyle } from '../../../../pdf/typesetter.ts';
import type { Clause } from '../clauses.ts';

const numberWidth = 36;
const spaceBeforeHeading = 12;
const spaceBetweenParagraphs = 3;

/** A clause and its paragraphs, numbered as lawyers cite them: 4 and 4.2. */
export function drawClause(sheet: Sheet, { title, paragraphs }: Clause, index: number): void {
  const number = formatNumber(index + 1, sheet.language);
  const blocks = paragraphs.map((paragraph, at) => ({
    number: `${number}.${formatNumber(at + 1, sheet.language)}`,
    lines: sheet.breakLines(paragraph, sheet.styles.body, columnWidth - numberWidth),
  }));
  drawHeading(sheet, number, title, heightOf(sheet, blocks[0]?.lines ?? []));
  for (const block of blocks) drawParagraph(sheet, block.number, block.lines);
}

function heightOf({ styles }: Sheet, lines: readonly string[]): number {
  return lines.length * styles.body.lineHeight + spaceBetweenParagraphs;
}

/** A heading never stands alone at the foot of a page. */
function drawHeading(sheet: Sheet, number: string, title: string, firstParagraphHeight: number): void {
  const { heading } = sheet.styles;
  const lines = sheet.breakLines(title, heading, columnWidth - numberWidth);
  const height = spaceBeforeHeading + lines.length * heading.lineHeight + spaceBetweenParagraphs;
  const top = sheet.take(height, firstParagraphHeight) + spaceBeforeHeading;
  drawNumbered(sheet, 'H2', { number, numberStyle: heading, lines, style: heading, top });
}

/** Paragraphs are short, and are not divided between two pages. */
function drawParagraph(sheet: Sheet, number: string, lines: readonly string[]): void {
  const { body, number: numberStyle } = sheet.styles;
  const top = sheet.take(heightOf(sheet, lines));
  drawNumbered(sheet, 'P', { number, numberStyle, lines, style: body, top });
}

interface Numbered {
  readonly number: string;
  readonly numberStyle: TextStyle;
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly top: number;
}

function drawNumbered(sheet: Sheet, kind: 'H2' | 'P', { number, numberStyle, lines, style, top }: Numbered): void {
  const draw = () => {
    sheet.drawLine(number, numberStyle, page.left, top);
    sheet.drawLines(lines, style, page.left + numberWidth, top);
  };
  sheet.body.add(sheet.doc.struct(kind, {}, draw));
}
