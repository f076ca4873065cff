import { createTextStore } from '@taga/i18n';
import { FixedRouter } from '@taga/web/navigation';
import { loadCatalog, TextProvider } from '@taga/web/text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart, Legend } from './chart.tsx';
import { Columns, topOf } from './columns.tsx';
import { Rows } from './rows.tsx';

const rects = (html: string) =>
  [...html.matchAll(/<rect ([^>]*)\/?>/g)].map(([, attributes = '']) => {
    const value = (name: string) => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]);
    return { x: value('x'), y: value('y'), width: value('width'), height: value('height') };
  });

test('bars stand on the line, as high as they are of the highest, their parts on top of each other', () => {
  const html = renderToStaticMarkup(
    <Columns
      bars={[
        { label: '1 March', parts: [10, 10] },
        { label: '2 March', parts: [5] },
      ]}
      looks={['a', 'b']}
      said={String}
    />,
  );
  const bars = rects(html);
  expect(bars.map(({ height }) => height)).toEqual([58, 58, 29]);
  expect(bars.map(({ y }) => y)).toEqual([62, 4, 91]);
  expect(bars.map(({ x }) => x)).toEqual([27, 27, 207]);
  expect(bars.map(({ width }) => Math.round(width))).toEqual([126, 126, 126]);
  expect(html).toMatch(/viewBox="0 0 360 121".*M0 120.5H360.*M0 62.5H360.*M0 4.5H360.*1 March.*2 March/);
  expect(html).toContain('<span>1 March</span><span>2 March</span>');
  // The axis, from the top, and each bar with its value.
  expect(html).toMatch(/>20<.*>10<.*>0<.*<title>1 March: 20<.*<title>2 March: 5</);
});

test('one bar says its day once, and none is drawn of nothing', () => {
  const html = renderToStaticMarkup(<Columns bars={[{ label: '1 March', parts: [0] }]} looks={['a']} said={String} />);
  expect(html.replace(/<title>.*?<\/title>/, '').match(/1 March/g)).toHaveLength(1);
  expect(rects(html)[0]).toMatchObject({ height: 0, y: 120 });
  const none = renderToStaticMarkup(<Columns bars={[]} looks={[]} said={String} />);
  expect(rects(none)).toEqual([]);
  expect(none).toMatch(/>2<.*>1<.*>0<.*M0 120.5H360.*M0 62.5H360.*M0 4.5H360/);
});

test('rows lie under each other, as long as they are of the longest: all, and what is left', () => {
  const html = renderToStaticMarkup(
    <Rows
      rows={[
        { label: 'Terms', value: 5, of: 20, said: '5' },
        { label: 'Branch', value: 10, of: 10, said: '10' },
      ]}
    />,
  );
  expect(rects(html).map(({ width }) => width)).toEqual([100, 75, 50, 0]);
  const alone = (of: number) => rects(renderToStaticMarkup(<Rows rows={[{ label: 'x', value: 0, of, said: '' }]} />));
  expect(alone(0)[0]?.width).toBe(0);
  expect(alone(1)[0]?.width).toBe(100);
});

async function draw(part: ReactNode) {
  const store = createTextStore('en', loadCatalog);
  await store.loadGroup('deskFigures');
  return renderToStaticMarkup(<TextProvider store={store}>{part}</TextProvider>);
}

test('a picture has its numbers behind it as a table', async () => {
  const html = await draw(
    <Chart title="By day" table={{ columns: ['Day', 'Opened', 'Closed'], rows: [['1 March', '4', '2']] }}>
      picture
    </Chart>,
  );
  expect(html).toMatch(/picture.*As a table.*Day.*Opened.*Closed.*1 March.*4.*2/s);
  expect(html).not.toContain('Nothing in this period.');
});

test('where there is nothing it says so, without picture and table', async () => {
  const html = await draw(
    <Chart title="By day" table={{ columns: ['Day'], rows: [] }}>
      picture
    </Chart>,
  );
  expect(html).toContain('Nothing in this period.');
  expect(html).not.toMatch(/picture|As a table/);
});

test('a legend names each look', () => {
  const html = renderToStaticMarkup(<Legend entries={[{ label: 'Opened', className: 'fill-a' }]} />);
  expect(html).toMatch(/fill-a.*Opened/);
});

test('what leads to a list is a link, and is read out; without any it says nothing that the table does not', () => {
  const look = { className: 'fill-a' };
  const [linked, plain] = [{ label: 'Opened', href: '/cases' }, { label: 'Closed' }];
  const bar = { value: 0, of: 1, said: '1' };
  const read = (part: ReactNode) => {
    const html = renderToStaticMarkup(<FixedRouter pathname="/">{part}</FixedRouter>);
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, href, words]) => `${words} ${href}`,
    );
    return { links, isHidden: html.startsWith('<ul aria-hidden="true"') };
  };
  const some = { links: ['Opened /cases'], isHidden: false };
  expect(read(<Legend entries={[linked, plain].map((each) => ({ ...each, ...look }))} />)).toEqual(some);
  expect(read(<Legend entries={[{ ...plain, ...look }]} />)).toEqual({ links: [], isHidden: true });
  expect(read(<Rows rows={[linked, plain].map((each) => ({ ...each, ...bar }))} />)).toEqual(some);
  expect(read(<Rows rows={[{ ...plain, ...bar }]} />)).toEqual({ links: [], isHidden: true });
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 10],
  [11, 20],
  [20, 20],
  [21, 40],
  [130, 200],
])('an axis for up to %s ends at %s, and its middle is round too', (largest, top) => {
  expect(topOf(largest)).toBe(top);
});
