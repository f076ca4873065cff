import { defineConfig } from 'vite';

/** One file each for Node: our own packages are TypeScript and bundled, what comes from npm stays outside. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: [
        'src/main.ts',
        'src/media/media-process.ts',
        'src/backup-command.ts',
        'src/restore-command.ts',
        'src/sandbox-command.ts',
        'src/bank-gateway-command.ts',
      ],
    },
  },
  ssr: { noExternal: [/^@taga\//] },
});
