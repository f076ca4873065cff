import { type GroupedMessages, htmlAttributes, type Language } from '@taga/i18n';
import { saveEarlyClick } from '@taga/web/early-click';

export interface PageParts {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly preload: readonly string[];
  /** What was drawn; nothing for the empty shell. */
  readonly drawn?: PrerenderedPage;
}

interface PrerenderedPage {
  readonly path: string;
  readonly html: string;
  readonly messages: GroupedMessages;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The words go along with the page they were drawn with: repeated text packs well, another request does not. */
function prerenderedRoot({ path, html, messages }: PrerenderedPage): string {
  // Single quotes around it, because JSON is full of double ones.
  const words = JSON.stringify(messages).replace(/[&']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<div id="root" data-page="${escapeHtml(path)}">${html}</div><div id="messages" hidden data-messages='${words}'></div>`;
}

/** Fills the built HTML with one page in one language. */
export function pageHtml(template: string, { language, title, description, preload, drawn }: PageParts): string {
  const links = preload.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('\n    ');
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    // What a browser has to draw first is somebody's own, and nothing to be found by attackers.
    ...(drawn ? [links, `<script>(${saveEarlyClick})()</script>`] : ['<meta name="robots" content="noindex">']),
  ].join('\n    ');
  // A shell names many small files: before the first ones, which are large, they would leave a slow line idle.
  const behindFirstFiles = drawn ? '' : links;
  // Functions, because a replacement text would read `$` signs as instructions.
  return template
    .replace('<html lang="en">', () => `<html ${htmlAttributes(language)}>`)
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${behindFirstFiles}</head>`)
    .replace('<div id="root"><!--app--></div>', () => (drawn ? prerenderedRoot(drawn) : '<div id="root"></div>'));
}
