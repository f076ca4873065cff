import { htmlLanguages, type Language } from '@taga/i18n';

/** Says it aloud where the device has a voice for the language. Everything that is said is also written. */
export function speak(words: string, language: Language): void {
  if (typeof speechSynthesis !== 'object') return;
  const tag = htmlLanguages[language];
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.replace('_', '-').startsWith(tag));
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  // What was said before is of no use any more.
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (typeof speechSynthesis === 'object') speechSynthesis.cancel();
}
