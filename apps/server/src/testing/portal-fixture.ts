import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages } from '@taga/i18n';

export interface PortalFixture {
  readonly dir: string;
  readonly deskDir: string;
  remove(): void;
}

export const script = 'export const door = "open";\n'.repeat(50);

/** Its styles and its script stand inside, others than those of any other page. */
function pageHtml(name: string, language: string): string {
  const later = `<style media="not all">.${name}{content:"later"}</style>`;
  const inside = `<style>.${name}{content:"${language}"}</style>${later}<script>let ${language} = '${name}';</script>`;
  return `<!doctype html><title>${name} ${language}</title>${inside}<body></body><script src="/assets/app-1a2b3c.js"></script>`;
}

/** A portal as its build leaves it, small enough to read: every page says which one it is, in which language. */
export function createPortalFixture(): PortalFixture {
  const dir = mkdtempSync(join(tmpdir(), 'taga-portal-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  };
  write('client/assets/app-1a2b3c.js', script);
  write('client/assets/app-1a2b3c.js.br', brotliCompressSync(script));
  write('client/assets/app-1a2b3c.js.gz', gzipSync(script));
  write('client/service-worker.js', script);
  write('client/robots.txt', 'User-agent: *\n');
  write(
    'prerendered/routes.json',
    JSON.stringify([
      { path: '/', page: 'index' },
      ...['start', 'maintenance', 'not-found'].map((page) => ({ path: `/${page}`, page })),
      ...['/login/*', '/credit-card-apply/:section', '/account/:accountType', '/create-account/*', '/inbox/:id'].map(
        (path) => ({ path, page: 'shell' }),
      ),
    ]),
  );
  for (const language of languages) {
    for (const name of ['index', 'start', 'maintenance', 'not-found', 'shell']) {
      write(`prerendered/${language}/${name}.html`, pageHtml(name, language));
    }
  }
  write('desk/client/index.html', '<!doctype html><html lang="en"><title>desk</title><body></body></html>');
  write('desk/client/assets/desk-4d5e6f.js', script);
  write('desk/routes.json', JSON.stringify([{ path: '/desk' }, { path: '/desk/cases/:id' }]));
  // Next to the portal, and no part of it.
  write('secret.txt', 'nobody may read this');
  const remove = () => rmSync(dir, { recursive: true, force: true });
  return { dir, deskDir: join(dir, 'desk'), remove };
}
