// The least a React page can be: a field and a button, drawn as HTML and hydrated by React and nothing else.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../scripts/root.mjs';

const portalDir = join(root, 'apps', 'portal');
const require = createRequire(join(portalDir, 'package.json'));

const form = `
  const [isShown, setIsShown] = useState(false);
  return createElement('form', null,
    createElement('h1', null, title),
    createElement('input', { name: 'password', 'aria-label': title, type: isShown ? 'text' : 'password' }),
    createElement('button', { type: 'button', onClick: () => setIsShown(!isShown) }, title));`;

const entry = `
  import { createElement, useState } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  function Form({ title }) {${form}}
  const root = document.getElementById('root');
  hydrateRoot(root, createElement(Form, { title: root.dataset.title }));`;

const id = join(portalDir, 'bare-react.js');

/** Built as the portal is, from the same React. @returns {Promise<string>} */
export async function buildBareScript() {
  const built = await build({
    root: portalDir,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bare-react',
        resolveId: (asked) => (asked === id ? id : undefined),
        load: (asked) => (asked === id ? entry : undefined),
      },
    ],
    build: { write: false, copyPublicDir: false, modulePreload: false, rolldownOptions: { input: id } },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  return output[0].code;
}

/** The font of the portal, because nobody can do without one: phones draw Burmese in two orders. */
function burmeseFont() {
  const file = readdirSync(join(portalDir, 'dist', 'client', 'assets')).find((name) => name.endsWith('.woff2'));
  return `@font-face{font-family:"Burmese";font-display:swap;src:url("/assets/${file}")}body{font-family:"Burmese"}`;
}

/** @param {'en' | 'mm'} language @param {string} scriptAddress */
export function drawBarePage(language, scriptAddress) {
  const { createElement, useState } = require('react');
  const { renderToString } = require('react-dom/server');
  const title = language === 'mm' ? 'စကားဝှက်' : 'Password';
  const Form = new Function('createElement', 'useState', `return ({ title }) => {${form}}`)(createElement, useState);
  const drawn = renderToString(createElement(Form, { title }));
  return (
    `<!doctype html><html lang="${language === 'mm' ? 'my' : 'en'}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<style>body{margin:2rem}${language === 'mm' ? burmeseFont() : ''}</style>` +
    `<script type="module" src="${scriptAddress}"></script></head>` +
    `<body><div id="root" data-title="${title}">${drawn}</div></body></html>`
  );
}
