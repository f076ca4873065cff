import { colours, columnWidth, page, type Sheet } from './sheet.ts';

/** One row of a table: what it is about, and one line or several that say it. */
export interface Fact {
  readonly label: string;
  readonly lines: readonly string[];
}

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
