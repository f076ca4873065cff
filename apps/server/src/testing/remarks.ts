/** What staff write to a customer: the words, and something that a reader of Burmese finds in their place. */
export function remarksIn(english: string) {
  return { en: english, mm: `မြန်မာဘာသာဖြင့် - ${english}` };
}
