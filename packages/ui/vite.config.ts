import { brandColours } from '@taga/brand/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const port = Number(process.env.GALLERY_PORT ?? 3900);

/** Serves the component gallery. The portal builds its own files; nothing here reaches production. */
export default defineConfig({
  root: 'gallery',
  plugins: [brandColours(), react(), tailwindcss()],
  server: { host: '127.0.0.1', port, strictPort: true },
  preview: { host: '127.0.0.1', port, strictPort: true },
  build: { outDir: '../node_modules/.gallery', emptyOutDir: true },
});
