import { setImmediate as letOthersRun } from 'node:timers/promises';
import { htmlLanguages } from '@taga/i18n';
import PDFDocument from 'pdfkit';
import type { Terms } from '../terms.ts';
import { drawClause, drawFacts } from './draw-body.ts';
import { drawFooters, drawOpening } from './draw-frame.ts';
import { createSheet } from './sheet.ts';

/** The terms as a file. The same terms are the same bytes, so that browsers need not fetch them twice. */
export async function writeTerms(terms: Terms): Promise<Buffer> {
  const doc = openDocument(terms);
  const sheet = createSheet(doc, terms.language);
  drawOpening(sheet, terms);
  drawFacts(sheet, terms.facts);
  for (const [index, clause] of terms.clauses.entries()) {
    // The whole would hold up every other request for a tenth of a second.
    await letOthersRun();
    drawClause(sheet, clause, index);
  }
  drawFooters(sheet, terms);
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function openDocument({ bank, accountName, title, language, issuedOn }: Terms): PDFKit.PDFDocument {
  const issued = new Date(Date.UTC(issuedOn.year, issuedOn.month - 1, issuedOn.day));
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: htmlLanguages[language],
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // Without this pdfkit adds Helvetica, which nothing here is set in.
    font: '',
    info: {
      Title: `${accountName} - ${title}`,
      Author: bank,
      Creator: bank,
      Producer: 'PDFKit',
      CreationDate: issued,
      ModDate: issued,
    },
  });
}
