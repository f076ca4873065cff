import { createHash } from 'node:crypto';

/** The styles and scripts that stand in a page itself, as its content policy names them. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Of a page as the build wrote it, which nothing that anybody types ever gets into. */
export function inlineHashesOf(html: string): InlineHashes {
  return {
    styles: hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs),
    scripts: hashesOf(html, /<script>(.*?)<\/script>/gs),
  };
}

function hashesOf(html: string, piece: RegExp): string[] {
  const contents = [...html.matchAll(piece)].map(([, content = '']) => content);
  return contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
