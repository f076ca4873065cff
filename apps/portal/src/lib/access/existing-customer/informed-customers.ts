import { createStored } from '@taga/web/storage';

const fewDigits = 0xffff;

/** Too short to tell anybody by, long enough that two people who share a phone hardly ever have the same. */
function markOf(idNumber: string): number {
  let mark = 0;
  for (const letter of idNumber.toUpperCase()) mark = (mark * 31 + letter.charCodeAt(0)) & fewDigits;
  return mark;
}

function parse(found: unknown): readonly number[] {
  return Array.isArray(found) ? found.filter((mark) => typeof mark === 'number') : [];
}

/** Who was told at a sign-in on this device that the bank knows them, so that no sign-in says it twice. It outlives their session. */
const stored = createStored({ key: 'taga.informed-customers', parse });

export const wasInformed = (idNumber: string) => stored.get().includes(markOf(idNumber));

export function noteInformed(idNumber: string): void {
  if (!wasInformed(idNumber)) stored.set([...stored.get(), markOf(idNumber)]);
}
