import type { ServerResponse } from 'node:http';
import { brand } from '@taga/brand';
import { favicon, headOfPage } from '@taga/brand/vite';
import { defaultLanguage } from '@taga/i18n';
import type { Plugin } from 'vite';

const manifest = JSON.stringify({
  name: brand.name[defaultLanguage],
  short_name: brand.name[defaultLanguage],
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

/** Makes the bank's icon and manifest from `brand.json`, for the built site and while developing. */
export function brandFiles(): Plugin {
  return {
    name: 'taga-brand-files',
    transformIndexHtml: (html) => html.replace('<!--head-->', `${headOfPage}\n    <!--head-->`),
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
