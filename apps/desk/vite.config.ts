import { brandColours, headOfPage } from '@taga/brand/vite';
import { catalogs } from '@taga/i18n/vite';
import { shellFiles, webPlugins } from '@taga/web/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { formRoutes, routes } from './src/config/routes.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/desk/',
  plugins: [
    brandColours(),
    webPlugins(),
    catalogs([
      'public',
      'forms',
      'toasts',
      'refusals',
      'accounts',
      'customer',
      'existing',
      'inbox',
      'opening',
      'person',
      'personalDetail',
      'desk',
      'deskCases',
      'deskCards',
      'cards',
      'kinds',
      'deskKinds',
      'deskCustomers',
      'deskFigures',
      'deskTeam',
      'deskDemo',
      'deskOffice',
    ]),
    react(),
    tailwindcss(),
    shellFiles({ routes: [...Object.values(routes), ...formRoutes], head: headOfPage }),
  ],
  server: { host: '127.0.0.1', port: 5174, proxy: { '/api': server } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    // A font inside the stylesheet would be loaded by those who read no Burmese.
    assetsInlineLimit: 0,
  },
});
