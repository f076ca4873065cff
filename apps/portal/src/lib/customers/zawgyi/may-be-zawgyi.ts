/**
 * Signs in an order or of a kind that Unicode Burmese does not have: Zawgyi writes ေ and ြ before their letter, ends
 * syllables with U+1039, also after letters that nothing is ever stacked under, has ျ where Unicode has the end of a
 * syllable, and forms of its own for many signs, where other languages of Myanmar have letters.
 */
const zawgyiSigns =
  /[\u1033\u1034\u105a\u1060-\u1097]|\u1039(?![\u1000-\u1021])|[\u1004\u100a\u101a\u101b\u101d]\u1039|\u103a[\u102c-\u102e\u1032]|(?:^|[^\u1000-\u102a\u103b-\u103f])\u1031|(?:^|[^\u1000-\u102a\u103a])\u103b/;

/** Quick and coarse: whether to fetch what knows better. */
export function mayBeZawgyi(text: string): boolean {
  return zawgyiSigns.test(text);
}

/** In Unicode too a sign may stand alone at the end, until the letter it belongs to is typed. */
export function isUnfinished(typed: string): boolean {
  return /[\u1031\u1039]$/.test(typed);
}
