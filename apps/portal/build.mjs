// Builds what browsers fetch and, at the same time, what pre-renders pages; then pre-renders them.
import { build } from 'vite';

const configLoader = 'runner';
await Promise.all([
  build({ configLoader }),
  build({ configLoader, build: { ssr: 'prerender/main.ts', outDir: 'dist/prerender-tool', copyPublicDir: false } }),
]);
await import('./dist/prerender-tool/main.js');
