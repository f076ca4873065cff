import padaukRegular from '@fontsource/padauk/files/padauk-myanmar-400-normal.woff?inline';
import padaukBold from '@fontsource/padauk/files/padauk-myanmar-700-normal.woff?inline';
import sourceSansRegular from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?inline';
import sourceSansBold from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff?inline';
import { openShapedFont, type Script } from './shaped-font.ts';
import { unpackWoff } from './woff.ts';

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
