import { setImmediate as letOthersRun } from 'node:timers/promises';
import { closeDocument, openDocument } from '../../../../pdf/document.ts';
import { drawFacts } from '../../../../pdf/fact-table.ts';
import { createSheet } from '../../../../pdf/sheet.ts';
import type { Terms } from '../terms.ts';
import { drawClause } from './draw-body.ts';
import { drawFooters, drawOpening } from './draw-frame.ts';

/** The terms as a file. The same terms are the same bytes, so that browsers need not fetch them twice. */
export async function writeTerms(terms: Terms): Promise<Buffer> {
  const { bank, accountName, title, language, issuedOn } = terms;
  const issued = new Date(Date.UTC(issuedOn.year, issuedOn.month - 1, issuedOn.day));
  const doc = openDocument({ title: `${accountName} - ${title}`, author: bank, language, issued });
  const sheet = createSheet(doc, language);
  drawOpening(sheet, terms);
  drawFacts(sheet, terms.facts);
  for (const [index, clause] of terms.clauses.entries()) {
    // The whole would hold up every other request for a tenth of a second.
    await letOthersRun();
    drawClause(sheet, clause, index);
  }
  drawFooters(sheet, terms);
  return closeDocument(doc);
}
