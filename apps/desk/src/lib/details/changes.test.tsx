// @vitest-environment page
import { createQueryClient, QueryClientProvider } from '@taga/web/data';
import { drawInPage } from '@taga/web/testing';
import { expect, test } from 'vitest';
import { Changes } from './changes.tsx';

type Given = Parameters<typeof Changes>[0];

async function draw(items: Given['items'], before: object, after: object) {
  const client = createQueryClient();
  const { place } = await drawInPage(<Changes items={items} before={before as never} after={after as never} />, {
    words: ['desk', 'customer'],
    around: (children) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return [...place.querySelectorAll('tbody tr')].map((row) => ({
    label: row.querySelector('th')?.textContent,
    values: [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    isStruck: row.querySelector('del') !== null,
  }));
}

test('each value of before stands beside the one of after, struck out where it changed', async () => {
  const rows = await draw(
    ['NAME', 'FATHER_NAME', 'ID_NUMBER'],
    { USERNAME: 'MYA', FATHERNAME: 'BA', UID_VALUE: 'MD1' },
    { USERNAME: 'MYA MYA', FATHERNAME: 'BA', UID_VALUE: 'MD2' },
  );
  expect(rows.map(({ values }) => values)).toEqual([
    ['MYA', 'MYA MYA'],
    ['BA', 'BA'],
    ['MD1', 'MD2'],
  ]);
  expect(rows.map(({ isStruck }) => isStruck)).toEqual([true, false, true]);
});

test('what was not there is a dash, whichever detail it is', async () => {
  const items = ['NAME', 'FATHER_NAME', 'ID_NUMBER', 'BIRTH_DATE', 'ADDRESS'] as const;
  const after = { USERNAME: 'A', FATHERNAME: 'B', UID_VALUE: 'C', DOB: '1990-02-28', CUR_STREET: 'D', PER_STREET: 'E' };
  const added = await draw(items, {}, after);
  expect(added.map(({ values }) => values[0])).toEqual(['–', '–', '–', '–', '–', '–']);
  const removed = await draw(items, after, {});
  expect(removed.map(({ values }) => values[1])).toEqual(['–', '–', '–', '–', '–', '–']);
  expect(removed[3]?.values[0]).toBe('28 Feb, 1990');
});

test('a day that is none is told as it was written', async () => {
  expect((await draw(['BIRTH_DATE'], { DOB: 'unknown' }, { DOB: '1990-02-28' }))[0]?.values[0]).toBe('unknown');
});

test('an address is told in one line, without what is missing of it', async () => {
  const [current, permanent] = await draw(
    ['ADDRESS'],
    { CUR_HOUSE_NO: '7', CUR_STREET: 'Inya Road', PER_ADDRESS: 'Bago' },
    { CUR_HOUSE_NO: '8', CUR_STREET: 'Inya Road', CUR_TOWNSHIP: 'none', PER_ADDRESS: 'Bago' },
  );
  expect(current?.values[0]).toBe('7, Inya Road');
  expect(current?.values[1]).toMatch(/^8, Inya Road/);
  expect(permanent?.values).toEqual(['Bago', 'Bago']);
});
