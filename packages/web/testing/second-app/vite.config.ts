import { brandColours } from '@taga/brand/vite';
import { catalogs } from '@taga/i18n/vite';
import { webPlugins } from '@taga/web/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The least an app needs; nothing here reaches production. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [brandColours(), webPlugins(), catalogs(['public', 'accountList', 'toasts']), react(), tailwindcss()],
  build: { outDir: '../../node_modules/.second-app', emptyOutDir: true, modulePreload: false, assetsInlineLimit: 0 },
});
