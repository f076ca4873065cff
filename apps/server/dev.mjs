import { spawn } from 'node:child_process';
import { build } from 'vite';

/** Builds on every change and starts the server again. The browser app has its own dev server, which asks this one. */
let server;

async function restart() {
  const previous = server;
  if (previous && previous.exitCode === null) {
    const ended = new Promise((resolve) => previous.once('exit', resolve));
    previous.kill('SIGTERM');
    await ended;
  }
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], { stdio: 'inherit' });
}

const watcher = await build({ build: { watch: {} }, logLevel: 'warn' });
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') restart();
});
