import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const tensorflow = fileURLToPath(new URL('src/media/identity/tensorflow.ts', import.meta.url));

/** One file each for Node: our own packages are TypeScript and bundled, what comes from npm stays outside. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: [
        'src/main.ts',
        'src/media/media-process.ts',
        'src/commands/backup-command.ts',
        'src/commands/restore-command.ts',
        'src/commands/sandbox-command.ts',
        'src/commands/bank-gateway-command.ts',
      ],
    },
  },
  // The face library asks for the union of all TensorFlow packages. Bundled with it, the parts it uses are enough.
  resolve: { alias: [{ find: /^@tensorflow\/tfjs$/, replacement: tensorflow }] },
  define: { __dirname: 'import.meta.dirname' },
  ssr: {
    noExternal: [/^@taga\//, /^@tensorflow\//, '@vladmandic/face-api'],
  },
});
