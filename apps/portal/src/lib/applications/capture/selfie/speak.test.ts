import { afterEach, expect, test, vi } from 'vitest';
import { speak, stopSpeaking } from './speak.ts';

afterEach(() => vi.unstubAllGlobals());

function device(...langs: string[]) {
  const voices = langs.map((lang) => ({ lang }));
  const synthesis = { getVoices: () => voices, cancel: vi.fn(), speak: vi.fn() };
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  return { synthesis, voices };
}

test('it is said aloud in the voice of the language, in place of what was said before', () => {
  const { synthesis, voices } = device('en-GB', 'my_MM');
  synthesis.speak.mockImplementation(() => expect(synthesis.cancel).toHaveBeenCalledTimes(1));
  speak('words', 'mm');
  expect(synthesis.speak).toHaveBeenCalledWith({ text: 'words', voice: voices[1], lang: 'my_MM' });
});

test('a device without such a voice, or without any, says nothing', () => {
  const { synthesis } = device('fr-FR', 'xx-en');
  speak('words', 'en');
  expect(synthesis.speak).not.toHaveBeenCalled();
  vi.stubGlobal('speechSynthesis', undefined);
  expect(() => speak('words', 'en')).not.toThrow();
  expect(() => stopSpeaking()).not.toThrow();
});

test('what is being said can be stopped', () => {
  const { synthesis } = device('en-GB');
  stopSpeaking();
  expect(synthesis.cancel).toHaveBeenCalledTimes(1);
});
