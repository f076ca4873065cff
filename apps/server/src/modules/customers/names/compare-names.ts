import { type SpokenName, speakName } from './spoken-name.ts';

/** What of two names was put aside, or taken for the same. */
type NameDifference = 'honorific' | 'spelling' | 'script' | 'order' | 'part-missing';

export interface NameMatch {
  readonly reason: 'same-name' | 'near-name';
  readonly because: readonly NameDifference[];
}

const soundsOf = ({ syllables }: SpokenName) => syllables.map(({ onset, rime }) => `${onset}${rime}`);

/** How many letters are to be changed, added or left out to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let place = 1; place <= other.length; place += 1) {
      const kept = (row[place - 1] ?? 0) + (letter === other[place - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** One slip of the ear, and in a long name one for each eight letters. */
function soundAlike(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  return longer > 3 && distance(one, other) <= Math.max(1, Math.floor(longer / 8));
}

/** At least two syllables, all of which the other has in the same order. */
function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  if (part.length < 2 || part.length >= whole.length) return false;
  let place = 0;
  for (const sound of whole) if (sound === part[place]) place += 1;
  return place === part.length;
}

function howNear(one: SpokenName, other: SpokenName): readonly NameDifference[] | undefined {
  const [sounds, others] = [soundsOf(one), soundsOf(other)];
  const written: NameDifference = one.script === other.script ? 'spelling' : 'script';
  if (sounds.join('') === others.join('')) return [written];
  if (sounds.toSorted().join() === others.toSorted().join()) {
    return one.script === other.script ? ['order'] : ['script', 'order'];
  }
  if (soundAlike(sounds.join(''), others.join(''))) return written === 'script' ? ['script', 'spelling'] : ['spelling'];
  return isPartOf(sounds, others) || isPartOf(others, sounds) ? ['part-missing'] : undefined;
}

/** Whether two names may be one person's, as people here write them; nothing where they are two. */
export function compareNames(one: string, other: string): NameMatch | undefined {
  const [first, second] = [speakName(one), speakName(other)];
  if (first.written === '' || second.written === '') return undefined;
  const said = first.honorifics.join(' ') === second.honorifics.join(' ') ? [] : (['honorific'] as const);
  if (first.written === second.written) return { reason: 'same-name', because: said };
  const near = howNear(first, second);
  return near && { reason: 'near-name', because: [...said, ...near] };
}
