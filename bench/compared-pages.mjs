// What the portal's pages are measured beside: the same pages without their scripts, and a bare React page.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../scripts/root.mjs';
import { buildBareScript, drawBarePage } from './bare-react.mjs';

/** @typedef {'en' | 'mm'} Language */

export const barePath = '/bare-react';
const bareScriptPath = '/bare-react.js';

/** @typedef {{ body: Buffer, headers: Record<string, string> }} ComparedPage */
/** Compressed once, as the server does. @type {Map<string, Promise<ComparedPage>>} */
const drawn = new Map();

/** @param {string} key @param {() => Promise<{ html: string, headers: Record<string, string> }>} draw */
function cachedPage(key, draw) {
  const kept = drawn.get(key) ?? draw().then(({ html, headers }) => ({ body: brotliCompressSync(html), headers }));
  drawn.set(key, kept);
  return kept;
}

/** @param {string} html */
const withoutScripts = (html) => html.replace(/<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');

/**
 * What the pages are compared with, sent as the server sends its own.
 * @param {number} port @param {string} portal @param {(address: string) => Promise<void>} work
 */
export async function withComparedPages(port, portal, work) {
  const script = brotliCompressSync(await buildBareScript());
  const server = createServer(async ({ url = '/', headers }, answer) => {
    const language = headers.cookie?.includes('lang=mm') ? 'mm' : 'en';
    /** @param {string} type @param {Buffer} body @param {Record<string, string>} [headers] */
    const send = (type, body, encoding = 'br', headers = {}) =>
      answer
        .writeHead(200, {
          ...headers,
          'content-type': type,
          'content-encoding': encoding,
          'content-length': body.length,
        })
        .end(body);
    if (url === bareScriptPath) return send('text/javascript', script);
    if (url.startsWith('/assets/')) return send(...assetAt(url));
    const { body, headers: ownHeaders } = await cachedPage(language + url, () => pageAt(portal, url, language));
    return send('text/html; charset=utf-8', body, 'br', ownHeaders);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  try {
    await work(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const ofTheTransport = ['connection', 'keep-alive', 'content-encoding', 'content-length', 'transfer-encoding'];

/**
 * The page without its scripts has all its headers: a browser that must keep a page apart from others, or hold it to a
 * policy, paints it later, with scripts or without.
 * @param {string} portal @param {string} url @param {Language} language
 */
async function pageAt(portal, url, language) {
  if (url === barePath) return { html: drawBarePage(language, bareScriptPath), headers: {} };
  const page = await fetch(portal + url, { headers: { cookie: `lang=${language}` } });
  const headers = Object.fromEntries([...page.headers].filter(([name]) => !ofTheTransport.includes(name)));
  return { html: withoutScripts(await page.text()), headers };
}

/** @param {string} url @returns {[type: string, body: Buffer, encoding?: string]} */
function assetAt(url) {
  const file = join(root, 'apps/portal/dist/client', url);
  if (url.endsWith('.woff2')) return ['font/woff2', readFileSync(file), 'identity'];
  return [url.endsWith('.css') ? 'text/css' : 'application/octet-stream', readFileSync(`${file}.br`)];
}
