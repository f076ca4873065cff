// @vitest-environment page
import { drawInPage } from '@taga/web/testing';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

const stages = [
  { name: 'sent', words: 'Submitted', at: '2026-03-01T02:00:00Z' },
  { name: 'review', words: 'In review', at: '2026-03-02T02:00:00Z', by: '2026-03-03T02:00:00Z' },
  { name: 'open', words: 'Open', at: '2026-03-04T02:00:00Z', by: '2026-03-05T02:00:00Z' },
];

async function draw(done: number, isRefused?: boolean) {
  const { place } = await drawInPage(
    <Progress stages={stages} done={done} {...(isRefused !== undefined && { isRefused })} />,
    { words: ['orders'] },
  );
  const items = [...place.querySelectorAll('li')];
  return {
    words: items.map(({ textContent }) => textContent),
    current: items.map((item) => item.getAttribute('aria-current')),
    isStrong: items.map(({ className }) => className.includes('font-medium')),
    isQuiet: items.map(({ className }) => className.includes('text-text-muted')),
    bars: items.map((item) => /bg-\w+/.exec(item.querySelector('span')?.className ?? '')?.[0]),
    moments: [...place.querySelectorAll('time')].map(({ dateTime }) => dateTime),
  };
}

test('what is behind it has its day, what is to come the day by which it is expected', async () => {
  const { words, moments } = await draw(1);
  expect(words).toEqual(['SubmittedMar 01, 2026', 'In reviewBy Mar 03, 2026', 'OpenBy Mar 05, 2026']);
  expect(moments).toEqual(['2026-03-01T02:00:00Z']);
});

test('the stage it is at is the current one, and it and those behind it stand out', async () => {
  const { current, isStrong, isQuiet, bars } = await draw(1);
  expect(current).toEqual([null, 'step', null]);
  expect(isStrong).toEqual([true, true, false]);
  expect(isQuiet).toEqual([false, false, true]);
  expect(bars).toEqual(['bg-primary', 'bg-accent', 'bg-border']);
});

test('when all is done there is no current stage', async () => {
  const { current, bars, moments } = await draw(3);
  expect(current).toEqual([null, null, null]);
  expect(bars).toEqual(['bg-primary', 'bg-primary', 'bg-primary']);
  expect(moments).toHaveLength(3);
});

test('where it was turned down, the last stage says so, and no other', async () => {
  expect((await draw(3, true)).bars).toEqual(['bg-primary', 'bg-primary', 'bg-danger']);
  expect((await draw(3, false)).bars).toEqual(['bg-primary', 'bg-primary', 'bg-primary']);
});
