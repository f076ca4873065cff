import { expect, test } from 'vitest';
import { filmOf } from './film.ts';

test('each language has its own film and captions [PUB-045, I18-008]', () => {
  expect(filmOf('en')).toEqual({ video: '/media/tutorial-en.webm', captions: '/media/tutorial-en.vtt' });
  expect(filmOf('mm')).toEqual({ video: '/media/tutorial-mm.webm', captions: '/media/tutorial-mm.vtt' });
});
