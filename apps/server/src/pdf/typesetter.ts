import { fonts } from './fonts.ts';
import { phrasesOf } from './line-breaks.ts';

export interface TextStyle {
  readonly size: number;
  /** From one line to the next, in points. */
  readonly lineHeight: number;
  readonly weight: 'regular' | 'bold';
  readonly colour: string;
}

interface Run {
  readonly text: string;
  readonly script: 'latin' | 'myanmar';
}

/** A space between Burmese is Burmese: Padauk's is wider. */
const runs = /\p{Script=Myanmar}+(?:[ \u00a0]+\p{Script=Myanmar}+)*|\P{Script=Myanmar}+/gu;

/** Padauk is drawn small beside Source Sans; on screen it is enlarged by the same amount. */
const scriptScale = { latin: 1, myanmar: 1.08 } as const;

/** A line of which this much is filled ends before a phrase that does not fit, rather than within it. */
const fullEnough = 0.75;

/** Where the baseline lies in a line, from its top: enough room above for stacked vowels, the rest below. */
export const baselineShare = 0.66;

export interface Typesetter {
  widthOf(text: string, style: TextStyle): number;
  breakLines(text: string, style: TextStyle, width: number): string[];
  /** Draws one line whose box begins at the given corner. */
  drawLine(text: string, style: TextStyle, x: number, top: number): void;
}

export function createTypesetter(doc: PDFKit.PDFDocument): Typesetter {
  // The types know files only; pdfkit takes opened fonts as well.
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as unknown as Buffer);

  function choose({ script }: Run, { size, weight }: TextStyle): void {
    doc.font(`${script}-${weight}`).fontSize(size * scriptScale[script]);
  }

  function widthOfRun(run: Run, style: TextStyle): number {
    choose(run, style);
    return doc.widthOfString(run.text);
  }

  const widthOf: Typesetter['widthOf'] = (text, style) =>
    runsOf(text).reduce((sum, run) => sum + widthOfRun(run, style), 0);

  return {
    widthOf,
    breakLines: (text, style, width) => breakLines(text, (part) => widthOf(part, style), width),
    drawLine(text, style, x, top) {
      const y = top + style.lineHeight * baselineShare;
      let at = x;
      for (const run of runsOf(text)) {
        const width = widthOfRun(run, style);
        doc.fillColor(style.colour);
        drawRun(doc, run, at, y);
        at += width;
      }
    },
  };
}

/** Greedy: as much as fits. Spaces at the end of a line may stand out, for nobody sees them. */
function breakLines(text: string, widthOf: (part: string) => number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (part: string) => line === '' || widthOf((line + part).trimEnd()) <= width;
  const endLine = () => {
    lines.push(line.trimEnd());
    line = '';
  };
  for (const phrase of phrasesOf(text)) {
    if (!fits(phrase.join('')) && widthOf(line) >= width * fullEnough) endLine();
    for (const word of phrase) {
      if (!fits(word)) endLine();
      line += word;
    }
  }
  return [...lines, line.trimEnd()];
}

function runsOf(text: string): Run[] {
  return Array.from(text.matchAll(runs), ([run]) => ({
    text: run,
    script: /^\p{Script=Myanmar}/u.test(run) ? 'myanmar' : 'latin',
  }));
}

function drawRun(doc: PDFKit.PDFDocument, { text, script }: Run, x: number, y: number): void {
  const draw = () => doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  if (script === 'latin') draw();
  else markActualText(doc, text, draw);
}

/**
 * Burmese glyphs are drawn in another order than they are written: anyone who copies or searches gets the text as
 * written. The mark goes inside the text object that pdfkit writes; around it the page is upside down, and some
 * readers would take the text for rotated.
 */
function markActualText(doc: PDFKit.PDFDocument, actual: string, draw: () => void): void {
  const { addContent } = doc;
  doc.addContent = (content) => {
    if (content === 'ET') doc.endMarkedContent();
    addContent.call(doc, content);
    return content === 'BT' ? doc.markContent('Span', { actual }) : doc;
  };
  draw();
  doc.addContent = addContent;
}
