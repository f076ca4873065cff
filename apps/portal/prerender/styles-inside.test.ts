import { expect, test } from 'vitest';
import { withStylesInside } from './styles-inside.ts';

const html = '<head><link rel="icon" href="/i.svg"><link rel="stylesheet" crossorigin href="/assets/s.css"></head>';

test('the styles stand where their link stood, as they are', () => {
  const inside = withStylesInside(html, (address) => `.a{content:"$& ${address}"}\n`);
  expect(inside).toBe('<head><link rel="icon" href="/i.svg"><style>.a{content:"$& /assets/s.css"}</style></head>');
});

test('styles that would end their element early stop the build', () => {
  expect(() => withStylesInside(html, () => '.a{content:"</style>"}')).toThrow('/assets/s.css');
});
