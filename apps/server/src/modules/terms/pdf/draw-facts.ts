import type { Fact } from '../facts-table.ts';
import { columnWidth, page, type Sheet } from './sheet.ts';
import { colours } from './styles.ts';

const labelWidth = 138;
const gap = 12;
const padding = 5;
const spaceBetween = 2;

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
  const values = fact.lines.map((line) => sheet.breakLines(line, styles.body, columnWidth - labelWidth - gap));
  const valuesHeight = values.flat().length * lineHeight + (values.length - 1) * spaceBetween;
  const top = sheet.take(Math.max(label.length * lineHeight, valuesHeight) + 2 * padding);
  drawRule(sheet, top);
  const drawValues = () => {
    let next = top + padding;
    for (const lines of values) {
      sheet.drawLines(lines, styles.body, page.left + labelWidth + gap, next);
      next += lines.length * lineHeight + spaceBetween;
    }
  };
  return doc.struct('TR', {}, [
    doc.struct('TH', rowHeader, () => sheet.drawLines(label, styles.label, page.left, top + padding)),
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
