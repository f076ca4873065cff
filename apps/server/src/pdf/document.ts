import { htmlLanguages, type Language } from '@taga/i18n';
import PDFDocument from 'pdfkit';

interface About {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  /** The only date in the file: the same content on the same day is the same bytes. */
  readonly issued: Date;
}

/** An empty document, tagged for screen readers. */
export function openDocument({ title, author, language, issued }: About): PDFKit.PDFDocument {
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
      Title: title,
      Author: author,
      Creator: author,
      Producer: 'PDFKit',
      CreationDate: issued,
      ModDate: issued,
    },
  });
}

/** All of it, once it is drawn. */
export async function closeDocument(doc: PDFKit.PDFDocument): Promise<Buffer> {
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
