import { formatNumber } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import type { Terms } from '../terms.ts';
import { page, type Sheet } from './sheet.ts';
import { colours } from './styles.ts';

/** Written last, because only then the number of pages is known. */
export function drawFooters(sheet: Sheet, { bank, accountName, accountClass, issued, language }: Terms): void {
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
      sheet.drawLine(`${bank} · ${accountName}`, footer, page.left, top + 6);
      sheet.drawLine(`${accountClass} · ${issued}`, footer, page.left, top + 6 + footer.lineHeight);
      sheet.drawLine(pageNumber, footer, right - sheet.widthOf(pageNumber, footer), top + 6);
    });
  }
}
