import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.mjs';
import { run } from '../say.mjs';

/** Neither compiled nor tested where a recipe is followed. */
const isNeeded = (path: string) => !/^(e2e|bench|docs\/screenshots|apps\/portal\/public\/media)\//.test(path);

async function copiedFiles(): Promise<string[]> {
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  return output.split('\n').filter((path) => path && isNeeded(path) && existsSync(join(root, path)));
}

/** In one program: a second one would read most of it once more. */
const product = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['vite/client', 'node', '@taga/i18n/catalog-modules'],
  },
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.examples.tsx'],
};

/** A copy of the project to change, with what is installed shared. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'taga-recipes-'));

  static async create(): Promise<ProjectCopy> {
    const copy = new ProjectCopy();
    for (const path of await copiedFiles()) cpSync(join(root, path), copy.at(path));
    copy.#linkModules();
    return copy;
  }

  at(path: string): string {
    return join(this.folder, path);
  }

  /** What is installed is shared, but for our own packages: those are the copy's. */
  #linkModules(): void {
    for (const folder of ['.', ...readdirSync(join(root, 'apps')).map((app) => join('apps', app))]) {
      const modules = join(folder, 'node_modules');
      mkdirSync(this.at(modules), { recursive: true });
      for (const name of listIfThere(join(root, modules))) {
        if (name !== '@taga') symlinkSync(join(root, modules, name), join(this.at(modules), name));
      }
    }
    const ours = 'node_modules/@taga';
    cpSync(join(root, ours), this.at(ours), { recursive: true, verbatimSymlinks: true });
  }

  filesIn(folder: string): string[] {
    return readdirSync(this.at(folder)).map((name) => `${folder}/${name}`);
  }

  /** Nothing of a file that is not there. */
  read(path: string): string {
    try {
      return readFileSync(this.at(path), 'utf8');
    } catch {
      return '';
    }
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), content);
  }

  /** The files of the project that are not in the copy as they were. */
  async changedFiles(): Promise<string[]> {
    const isChanged = (path: string) => !readFileSync(join(root, path)).equals(readFileSync(this.at(path)));
    return (await copiedFiles()).filter(isChanged);
  }

  /** What the type checker says of the packages and of these apps. */
  async compile(...apps: readonly string[]): Promise<string> {
    const include = ['packages/*/src', ...apps.map((app) => `apps/${app}/src`)];
    this.write('tsconfig.product.json', JSON.stringify({ ...product, include }));
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { output } = await run(tsc, ['-p', 'tsconfig.product.json'], { cwd: this.folder });
    return output;
  }

  /** Modules are loaded once for all of them: beside the type checker there is one processor left. */
  async test(...files: readonly string[]): Promise<{ isGreen: boolean; output: string }> {
    const vitest = join(root, 'node_modules/.bin/vitest');
    const { code, output } = await run(
      vitest,
      ['run', '--root', this.folder, '--reporter=verbose', '--no-isolate', '--maxWorkers=1', ...files],
      {
        cwd: this.folder,
        // Not a part of the run around it.
        env: { VITEST: undefined, VITEST_WORKER_ID: undefined, VITEST_POOL_ID: undefined, NODE_ENV: undefined },
      },
    );
    return { isGreen: code === 0, output: stripVTControlCharacters(output) };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function listIfThere(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
