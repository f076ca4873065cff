import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalReasons } from '../bank-errors.ts';
import { openApiDocument } from './openapi.ts';
import { operationNames, operations } from './operations.ts';

/** `npx vitest run apps/server/src/bank/gateway/openapi.test.ts --update` writes the document again. */
test('the OpenAPI document describes the operations as they are [SBX-004]', async () => {
  await expect(format(openApiDocument())).toMatchFileSnapshot('../../../../../docs/bank-gateway.openapi.json');
});

test('the page for the bank’s engineers names every operation and every reason for a no, and no others', () => {
  const page = readFileSync(new URL('../../../../../docs/bank-gateway.md', import.meta.url), 'utf8');
  const firstCells = (heading: string) => {
    const [, section = ''] = page.split(`\n## ${heading}\n`);
    const [table = ''] = section.split('\n## ');
    return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell]) => cell);
  };
  expect(firstCells('Operations')).toEqual(operationNames.map((name) => operations[name].path));
  expect(firstCells('Saying no')).toEqual([...refusalReasons]);
});

test('every schema that is referred to is there', () => {
  const document = openApiDocument() as { components: { schemas: object } };
  const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(referred)).toEqual(new Set(Object.keys(document.components.schemas)));
});

/** As the formatter leaves it: lists of texts stand in one line where there is room. */
function format(document: object): string {
  const text = JSON.stringify(document, null, 2);
  const joined = text.replace(/^(.*)\[\n\s+("[^[\]{}]*")\n\s+\]/gm, (list, before: string, items: string) => {
    const line = `${before}[${items.replaceAll(/\n\s+/g, ' ')}]`;
    return line.length < 120 ? line : list;
  });
  return `${joined}\n`;
}
