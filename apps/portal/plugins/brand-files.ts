import type { ServerResponse } from 'node:http';
import { brand } from '@taga/brand';
import type { Plugin } from 'vite';

const strokes = brand.logo.paths.map((path) => `<path d="${path}"/>`).join('');

const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${brand.logo.viewBox}" fill="none" ` +
  `stroke="${brand.colours.light.primaryBright}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${strokes}</svg>`;

const manifest = JSON.stringify({
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: brand.colours.light.paper,
  theme_color: brand.colours.light.primary,
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
});

const files: Record<string, { type: string; text: string }> = {
  'favicon.svg': { type: 'image/svg+xml', text: favicon },
  'manifest.webmanifest': { type: 'application/manifest+json', text: manifest },
};

/**
 * In the page itself, because a browser would otherwise fetch it on the first visit before the
 * visitor has any use for it.
 */
const head = [
  // Spelled as the logo is in the page, which is then half of it already.
  `<link rel="icon" href="data:image/svg+xml,${favicon.replaceAll('"', "'").replaceAll('#', '%23')}" />`,
  '<meta name="color-scheme" content="light dark" />',
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${brand.colours.light.paper}" />`,
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${brand.colours.dark.paper}" />`,
].join('\n    ');

/** Makes the bank's icon and manifest from `brand.json`, for the built site and while developing. */
export function brandFiles(): Plugin {
  return {
    name: 'taga-brand-files',
    transformIndexHtml: (html) => html.replace('<!--head-->', `${head}\n    <!--head-->`),
    configureServer(server) {
      for (const [name, { type, text }] of Object.entries(files)) {
        server.middlewares.use(`/${name}`, (_request: unknown, response: ServerResponse) => {
          response.setHeader('content-type', type).end(text);
        });
      }
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const [fileName, { text }] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: text });
    },
  };
}
