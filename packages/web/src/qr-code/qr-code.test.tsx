import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test('a code has a rim of four squares, begins with its finder mark, and says what it is', () => {
  const html = renderToStaticMarkup(<QrCode value="https://bank.example" label="Open on your phone" />);
  expect(html).toContain('aria-label="Open on your phone"');
  const squares = [...html.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x},${y}`);
  expect(squares.slice(0, 7)).toEqual(['4,4', '5,4', '6,4', '7,4', '8,4', '9,4', '10,4']);
  expect(squares).not.toContain('5,5');
});
