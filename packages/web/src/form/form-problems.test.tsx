// @vitest-environment page
import { expect, test } from 'vitest';
import { drawInPage } from '../testing/in-page.tsx';
import { FormProblems } from './form-problems.tsx';

const summary = [
  { fieldId: 'name', text: 'Enter your name' },
  { fieldId: 'email', text: 'Enter your email' },
];
const nothing = { summary: [], onlyProblem: undefined, attempt: 0 };

const view = (form: typeof nothing | { summary: typeof summary; onlyProblem: undefined; attempt: number } | object) => (
  <>
    <FormProblems form={{ ...nothing, ...form }} />
    <input id="email" />
  </>
);
const draw = (form: object) => drawInPage(view(form), { words: ['forms'] });
const focused = () => document.activeElement;

test('several mistakes are listed above the form, which takes the focus and leads to each', async () => {
  const { read, find } = await draw({ summary, attempt: 1 });
  expect(read()).toMatch(/Please check these answers.*Enter your name.*Enter your email/);
  expect(focused()).toBe(find('[role=alert]'));
});

test('each failed attempt takes the focus again', async () => {
  const { redraw, find } = await draw({ summary, attempt: 1 });
  find('#email').focus();
  await redraw(view({ summary, attempt: 2 }));
  expect(focused()).toBe(find('[role=alert]'));
});

test('one mistake alone moves the focus to its field after each attempt, without a list', async () => {
  const { read, find, redraw } = await draw({ onlyProblem: 'email', attempt: 1 });
  expect(read()).toBe('');
  expect(focused()).toBe(find('#email'));
  find('#email').blur();
  await redraw(view({ onlyProblem: 'email', attempt: 2 }));
  expect(focused()).toBe(find('#email'));
});

test('before any attempt, and with nothing wrong, nothing is shown and the focus stays', async () => {
  const { read, find, redraw } = await draw(nothing);
  expect(read()).toBe('');
  await redraw(view({ onlyProblem: 'email', attempt: 0 }));
  expect(focused()).not.toBe(find('#email'));
  await redraw(view({ attempt: 1 }));
  expect(focused()).not.toBe(find('#email'));
});
