import { defineConfig } from 'vite';

/** One file for Node: our own packages are TypeScript and bundled, what comes from npm stays outside. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
  },
  ssr: { noExternal: [/^@taga\//] },
});
