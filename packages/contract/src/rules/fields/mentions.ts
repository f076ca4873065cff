interface Named {
  readonly name: string;
}

/** What stands for a member of staff in a note. */
export const mentionSign = '@';

function isAt(text: string, name: string): boolean {
  const written = text.toLowerCase();
  const mark = mentionSign + name.toLowerCase();
  for (let at = written.indexOf(mark); at >= 0; at = written.indexOf(mark, at + 1)) {
    // “@Thida” does not mean somebody whose name only begins so.
    const next = written.slice(at + mark.length, at + mark.length + 1);
    if (!/[\p{Letter}\p{Mark}\p{Number}]/u.test(next)) return true;
  }
  return false;
}

/** Whom a note mentions: those whose name stands in it behind an `@`. Of “@Thida Win” that is not Thida. */
export function mentionsIn<Member extends Named>(text: string, members: readonly Member[]): Member[] {
  const named = members.filter(({ name }) => isAt(text, name));
  const isPartOfAnother = ({ name }: Named) => {
    const longer = named.filter((other) => other.name.length > name.length && startsWith(other.name, name));
    const rest = longer.reduce((left, other) => removeMark(left, other.name), text);
    return longer.length > 0 && !isAt(rest, name);
  };
  return named.filter((member) => !isPartOfAnother(member));
}

function startsWith(name: string, beginning: string): boolean {
  return name.toLowerCase().startsWith(beginning.toLowerCase());
}

function removeMark(text: string, name: string): string {
  const mark = (mentionSign + name).toLowerCase();
  let left = text;
  for (let at = left.toLowerCase().indexOf(mark); at >= 0; at = left.toLowerCase().indexOf(mark)) {
    left = left.slice(0, at) + left.slice(at + mark.length);
  }
  return left;
}
