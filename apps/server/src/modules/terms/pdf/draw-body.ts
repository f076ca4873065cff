import { formatNumber } from '@taga/i18n';
import type { Clause } from '../clauses.ts';
import type { Fact } from '../facts.ts';
import { colours, columnWidth, page, type Sheet } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

const labelWidth = 138;
const labelGap = 12;
const rowPadding = 5;
const spaceBetweenValues = 2;

/** pdfkit writes this for screen readers; its types do not know it. */
const rowHeader: object = { scope: 'Row' };

/** The facts as a table: one row each, the label at the left, hairlines between. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const table = sheet.doc.struct('Table');
  sheet.body.add(table);
  for (const fact of facts) table.add(drawRow(sheet, fact));
  table.end();
  drawRule(sheet, sheet.take(20));
}

function drawRow(sheet: Sheet, fact: Fact): PDFKit.PDFStructureElement {
  const { doc, styles } = sheet;
  const { lineHeight } = styles.body;
  const label = sheet.breakLines(fact.label, styles.label, labelWidth);
  const values = fact.lines.map((line) => sheet.breakLines(line, styles.body, columnWidth - labelWidth - labelGap));
  const valuesHeight = values.flat().length * lineHeight + (values.length - 1) * spaceBetweenValues;
  const top = sheet.take(Math.max(label.length * lineHeight, valuesHeight) + 2 * rowPadding);
  drawRule(sheet, top);
  const drawValues = () => {
    let next = top + rowPadding;
    for (const lines of values) {
      sheet.drawLines(lines, styles.body, page.left + labelWidth + labelGap, next);
      next += lines.length * lineHeight + spaceBetweenValues;
    }
  };
  return doc.struct('TR', {}, [
    doc.struct('TH', rowHeader, () => sheet.drawLines(label, styles.label, page.left, top + rowPadding)),
    doc.struct('TD', {}, drawValues),
  ]);
}

function drawRule({ doc, decorate }: Sheet, y: number): void {
  decorate(() => {
    doc
      .lineWidth(0.75)
      .moveTo(page.left, y)
      .lineTo(page.width - page.right, y)
      .stroke(colours.line);
  });
}

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
