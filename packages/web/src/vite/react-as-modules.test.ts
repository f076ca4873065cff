import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { asModule } from './react-as-modules.ts';

const require = createRequire(import.meta.url);
const exportedBy = (module: string) => [...module.matchAll(/exported_\w+ as (\w+)/g)].map(([, name]) => name);

test('a file that is written for `require` imports and exports the same under the same names', () => {
  const file = [
    '"use strict";',
    'var Scheduler = require("scheduler"),',
    '  React = require("react");',
    'exports.now = void 0;',
    'if (Scheduler) { exports.now = function () { return React.version; }; }',
    'exports.later = function () { return exports.now(); };',
  ].join('\n');
  expect(asModule(file).split('\n')).toEqual([
    'import * as Scheduler from "scheduler";',
    'import * as React from "react";',
    '"use strict";',
    '',
    'var exported_now = void 0;',
    'if (Scheduler) { exported_now = function () { return React.version; }; }',
    'var exported_later = function () { return exported_now(); };',
    'export { exported_now as now, exported_later as later };',
  ]);
});

test.each(['react', 'react-dom', 'scheduler'])('all that %s has to give is exported', (name) => {
  const folder = dirname(require.resolve(`${name}/package.json`));
  const file = join(folder, 'cjs', `${name}.production.js`);
  expect(exportedBy(asModule(readFileSync(file, 'utf8'))).sort()).toEqual(Object.keys(require(file)).sort());
});
