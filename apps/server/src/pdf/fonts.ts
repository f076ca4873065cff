import padaukRegular from '@fontsource/padauk/files/padauk-myanmar-400-normal.woff?inline';
import padaukBold from '@fontsource/padauk/files/padauk-myanmar-700-normal.woff?inline';
import sourceSansRegular from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?inline';
import sourceSansBold from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff?inline';
import { create, type Font, type GlyphRun } from 'fontkit';
import { Blob, ClusterLevel, Direction, Face, Font as HarfBuzzFont, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { unpackWoff } from './woff.ts';

interface Script {
  /** ISO 15924. */
  readonly script: 'Latn' | 'Mymr';
  /** BCP 47. */
  readonly language: 'en' | 'my';
}

const latin: Script = { script: 'Latn', language: 'en' };
const myanmar: Script = { script: 'Mymr', language: 'my' };

function openFont(dataUrl: string, script: Script) {
  return openShapedFont(unpackWoff(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')), script);
}

/** Two scripts in two weights. What is not Myanmar script (spaces, brackets, Latin letters) is set in Source Sans. */
export const fonts = {
  'latin-regular': openFont(sourceSansRegular, latin),
  'latin-bold': openFont(sourceSansBold, latin),
  'myanmar-regular': openFont(padaukRegular, myanmar),
  'myanmar-bold': openFont(padaukBold, myanmar),
} as const;

/**
 * A font that is laid out by HarfBuzz. pdfkit takes any font with a `layout` and embeds the glyphs that it names;
 * its own layout puts ေ after its consonant and ြ beside it.
 */
function openShapedFont(trueType: Buffer, script: Script): Font {
  const font = create(trueType) as Font;
  const harfBuzz = new HarfBuzzFont(new Face(new Blob(trueType)));
  font.layout = (text) => shapeRun(text, font, harfBuzz, script);
  return font;
}

function shapeRun(text: string, font: Font, harfBuzz: HarfBuzzFont, { script, language }: Script): GlyphRun {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.setDirection(Direction.LTR);
  buffer.setScript(script);
  buffer.setLanguage(language);
  buffer.setClusterLevel(ClusterLevel.CHARACTERS);
  shape(harfBuzz, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions().map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
    xAdvance,
    yAdvance,
    xOffset,
    yOffset,
  }));
  const letters = lettersOf(
    text,
    infos.map(({ cluster }) => cluster),
  );
  const run = {
    // Not fontkit's own objects: those remember the letters of the first text they ever stood for.
    glyphs: infos.map(({ codepoint: id, cluster }) => ({
      id,
      advanceWidth: font.getGlyph(id).advanceWidth,
      codePoints: letters.get(cluster) ?? [],
    })),
    positions,
    // Added up when asked for, because pdfkit first turns the positions into its own unit.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
  // pdfkit reads these three and nothing else of a run.
  return run as unknown as GlyphRun;
}

/** What the glyphs stand for: the letters up to where the next one's begin, more than one in a ligature. */
function lettersOf(text: string, starts: readonly number[]): Map<number, number[]> {
  const inOrder = [...new Set(starts)].sort((one, other) => one - other);
  return new Map(
    inOrder.map((start, index) => {
      const letters = text.slice(start, inOrder[index + 1]);
      return [start, Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)];
    }),
  );
}
