const graphemes = new Intl.Segmenter();

/** `Mya T*** A***`: enough to know oneself by. Always three stars, so that they do not tell the length. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.map((word, index) => (index === 0 && words.length > 1 ? word : `${firstLetter(word)}***`)).join(' ');
}

function firstLetter(word: string): string {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
}
