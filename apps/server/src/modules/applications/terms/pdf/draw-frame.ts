import { formatNumber } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { drawBlock, drawLetterhead } from '../../../../pdf/letterhead.ts';
import { colours, page, type Sheet } from '../../../../pdf/sheet.ts';
import type { Terms } from '../terms.ts';

/** Letterhead, what the document is, and what it is for. */
export function drawOpening(sheet: Sheet, terms: Terms): void {
  drawLetterhead(sheet, terms.issued);
  const { styles } = sheet;
  drawBlock(sheet, 'P', `${terms.title} · ${terms.accountClass}`, styles.overline);
  drawBlock(sheet, 'H1', terms.accountName, styles.title);
  const rule = sheet.take(26) + 9;
  sheet.decorate(() => sheet.doc.rect(page.left, rule, 44, 2.5).fill(colours.accent));
  if (terms.draft) drawBlock(sheet, 'P', terms.draft, styles.label);
  sheet.take(6);
  drawBlock(sheet, 'P', terms.intro, styles.body);
  sheet.take(16);
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
      const lines = [`${bank} · ${accountName}`, `${accountClass} · ${issued}`, ...(draft ? [draft] : [])];
      sheet.drawLines(lines, footer, page.left, top + 6);
      sheet.drawLine(pageNumber, footer, right - sheet.widthOf(pageNumber, footer), top + 6);
    });
  }
}
