import { brand } from '@taga/brand';
import { colours, columnWidth, page, type Sheet } from './sheet.ts';
import { baselineShare, type TextStyle } from './typesetter.ts';

const markSize = 34;

/** Mark and wordmark of the bank; the date of issue at the other end. */
export function drawLetterhead(sheet: Sheet, issued: string): void {
  const { doc, body, styles } = sheet;
  const top = sheet.take(72);
  sheet.decorate(() => drawMark(doc, page.left - 4, top));
  const wordmarkTop = top + markSize - styles.wordmark.lineHeight;
  body.add(doc.struct('P', {}, () => sheet.drawLine(brand.wordmark, styles.wordmark, page.left + 36, wordmarkTop)));
  const issuedLeft = page.width - page.right - sheet.widthOf(issued, styles.footer);
  // On the baseline of the wordmark.
  const issuedTop = wordmarkTop + baselineShare * (styles.wordmark.lineHeight - styles.footer.lineHeight);
  body.add(doc.struct('P', {}, () => sheet.drawLine(issued, styles.footer, issuedLeft, issuedTop)));
}

function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  const [left = 0, top = 0, width = markSize] = brand.logo.viewBox.split(' ').map(Number);
  const scale = markSize / width;
  brand.logo.paths.forEach((path, index) => {
    doc
      .save()
      .translate(x - left * scale, y - top * scale)
      .scale(scale);
    doc.lineWidth(2.25).lineCap('round').lineJoin('round');
    doc
      .path(path)
      .stroke(index === 0 ? colours.primary : colours.accent)
      .restore();
  });
}

/** A paragraph or heading over the whole column. */
export function drawBlock(sheet: Sheet, kind: 'P' | 'H1', text: string, style: TextStyle): void {
  const lines = sheet.breakLines(text, style, columnWidth);
  const top = sheet.take(lines.length * style.lineHeight);
  sheet.body.add(sheet.doc.struct(kind, {}, () => sheet.drawLines(lines, style, page.left, top)));
}
