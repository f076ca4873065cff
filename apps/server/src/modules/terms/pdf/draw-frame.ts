import { brand } from '@taga/brand';
import { formatNumber } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import type { Terms } from '../terms.ts';
import { colours, columnWidth, page, type Sheet } from './sheet.ts';
import { baselineShare, type TextStyle } from './typesetter.ts';

const markSize = 34;

/** Letterhead, what the document is, and what it is for. */
export function drawOpening(sheet: Sheet, terms: Terms): void {
  drawLetterhead(sheet, terms);
  const { styles } = sheet;
  drawBlock(sheet, 'P', `${terms.title} · ${terms.accountClass}`, styles.overline);
  drawBlock(sheet, 'H1', terms.accountName, styles.title);
  const rule = sheet.take(26) + 9;
  sheet.decorate(() => sheet.doc.rect(page.left, rule, 44, 2.5).fill(colours.accent));
  drawBlock(sheet, 'P', terms.draft, styles.label);
  sheet.take(6);
  drawBlock(sheet, 'P', terms.intro, styles.body);
  sheet.take(16);
}

function drawLetterhead(sheet: Sheet, { issued }: Terms): void {
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

function drawBlock(sheet: Sheet, kind: 'P' | 'H1', text: string, style: TextStyle): void {
  const lines = sheet.breakLines(text, style, columnWidth);
  const top = sheet.take(lines.length * style.lineHeight);
  sheet.body.add(sheet.doc.struct(kind, {}, () => sheet.drawLines(lines, style, page.left, top)));
}

/** Written last, because only then the number of pages is known. */
export function drawFooters(sheet: Sheet, { bank, accountName, accountClass, issued, draft, language }: Terms): void {
  const { doc } = sheet;
  const { footer } = sheet.styles;
  const { count } = doc.bufferedPageRange();
  const right = page.width - page.right;
  const top = page.height - page.bottom + 28;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const pageNumber = serverText(language)('terms.document.page', {
      page: formatNumber(index + 1, language),
      pages: formatNumber(count, language),
    });
    sheet.decorate(() => {
      doc.lineWidth(0.75).moveTo(page.left, top).lineTo(right, top).stroke(colours.line);
      sheet.drawLines([`${bank} · ${accountName}`, `${accountClass} · ${issued}`, draft], footer, page.left, top + 6);
      sheet.drawLine(pageNumber, footer, right - sheet.widthOf(pageNumber, footer), top + 6);
    });
  }
}
