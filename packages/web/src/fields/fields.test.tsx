// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { drawInPage, type } from '../testing/in-page.tsx';
import { DateInput } from './date-input.tsx';
import { EmailInput } from './email-input.tsx';
import { NewPasswordLines } from './new-password-lines.tsx';
import { PasswordInput } from './password-input.tsx';

test('an address is typed as it is; the browser fills it in as the name one signs in with, where it is that', async () => {
  const typed = vi.fn();
  const { find, redraw } = await drawInPage(<EmailInput value="" onValue={typed} />);
  const field = () => find<HTMLInputElement>('input');
  expect([field().autocomplete, field().name]).toEqual(['email', '']);
  expect(field().getAttribute('spellcheck')).toBe('false');
  await type(field(), 'mya@mail.example');
  expect(typed).toHaveBeenCalledWith('mya@mail.example');
  await redraw(<EmailInput value="" onValue={typed} isUsername />);
  expect([field().autocomplete, field().name]).toEqual(['username', 'username']);
});

test('a password is the current one unless a new one is asked for', async () => {
  const typed = vi.fn();
  const { find, redraw } = await drawInPage(<PasswordInput value="" onValue={typed} />, { words: ['forms'] });
  const field = () => find<HTMLInputElement>('input');
  expect(field().autocomplete).toBe('current-password');
  await type(field(), 'Secret12');
  expect(typed).toHaveBeenCalledWith('Secret12');
  await redraw(<PasswordInput value="" onValue={typed} autoComplete="new-password" />);
  expect(field().autocomplete).toBe('new-password');
});

test('the two lines under a new password say what is done while it is typed', async () => {
  const words = async (password: string) =>
    (await drawInPage(<NewPasswordLines password={password} />, { words: ['forms'] })).read();
  expect(await words('abc')).toMatch(/still missing.*still missing/);
  expect(await words('abcdefgh')).toMatch(/8 to 24 characters.*done|done.*8 to 24 characters/);
  expect(await words('Abcdefg1')).not.toContain('still missing');
});

test('a date of birth is filled in by the browser, another date is not; one that is fixed cannot be changed', async () => {
  const value = { day: '', month: '', year: '' };
  const draw = async (props: object) =>
    (await drawInPage(<DateInput value={value} onValue={() => {}} {...props} />, { words: ['forms'] })).place;
  const [plain, birthday, fixed] = [await draw({}), await draw({ birthday: true }), await draw({ isDisabled: true })];
  expect(plain.innerHTML).not.toContain('bday');
  expect(birthday.innerHTML).toContain('bday');
  expect(plain.querySelector('[disabled]')).toBeNull();
  expect(fixed.querySelector('[disabled]')).not.toBeNull();
});
