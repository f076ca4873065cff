import { expect, test } from 'vitest';
import { pageHtml } from './page-html.ts';

const template = '<html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>';
const head = { language: 'mm', title: 'A & B', description: 'say "hello"', preload: ['/assets/home.js'] } as const;

test('writes the language, the title, the description and what to fetch ahead', () => {
  const html = pageHtml(template, head);
  expect(html).toContain('<html lang="my">');
  expect(html).toContain('<title>A &#38; B</title>');
  expect(html).toContain('<meta name="description" content="say &#34;hello&#34;">');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/home.js">');
});

test('a shell asks for what its page is drawn with behind the first files, a page that is drawn already before them', () => {
  const withFirst = template.replace('</head>', '<script src="/assets/first.js"></script></head>');
  expect(pageHtml(withFirst, head)).toMatch(/first\.js.*home\.js.*<\/head>/s);
  const drawn = { path: '/', html: '<p></p>', messages: {} };
  expect(pageHtml(withFirst, { ...head, drawn })).toMatch(/home\.js.*first\.js.*<\/head>/s);
});

test('leaves the root of a shell empty', () => {
  const html = pageHtml(template, head);
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('<script>');
});

test('keeps what only a browser draws out of search engines', () => {
  expect(pageHtml(template, head)).toContain('<meta name="robots" content="noindex">');
  const drawn = { path: '/', html: '<p></p>', messages: {} };
  expect(pageHtml(template, { ...head, drawn })).not.toContain('robots');
});

test('puts a pre-rendered page into the root as it is, dollar signs included, and its words beside it', () => {
  const messages = { public: { 'home.page.title': "It's <b>5$ & more</b>" } };
  const html = pageHtml(template, { ...head, drawn: { path: '/start', html: "<p>$& $1 $'</p>", messages } });
  expect(html).toContain(`<div id="root" data-page="/start"><p>$& $1 $'</p></div>`);
  const written = /data-messages='([^']*)'/.exec(html)?.[1] ?? '';
  const read = written.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
  expect(JSON.parse(read)).toEqual(messages);
});
