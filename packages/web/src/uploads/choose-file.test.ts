import { expect, test, vi } from 'vitest';
import { acceptedFiles, addOne } from './choose-file.ts';

const uploads = () => ({ choose: vi.fn(), setProblem: vi.fn() });
const file = (name: string) => new File(['x'], name);

test('a picker is told media types and endings', () => {
  expect(acceptedFiles(['image/png'], ['.png', '.jpg'])).toBe('image/png,.png,.jpg');
});

test('one file is chosen, without marks of the reading direction in its name', () => {
  const own = uploads();
  const given = file('pay\u200fslip.pdf');
  addOne([given], own as never);
  expect(own.choose).toHaveBeenCalledWith(given, 'payslip.pdf');
  expect(own.setProblem).not.toHaveBeenCalled();
});

test('several at once are refused, and none chooses nothing', () => {
  const own = uploads();
  addOne([file('a'), file('b')], own as never);
  expect(own.setProblem).toHaveBeenCalledWith('validation.upload.oneAtATime');
  addOne([], own as never);
  expect(own.choose).not.toHaveBeenCalled();
});
