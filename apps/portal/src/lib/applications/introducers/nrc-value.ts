import type { NrcParts } from '@taga/contract/journeys/person-answers';

const written = /^([^/]*)\/([^(]*)\(([^)]*)\)(.*)$/;

/** As printed on the card, and with gaps while parts are missing: half an answer is kept too. */
export function valueOfParts({ state, township, type, number }: NrcParts): string {
  return state || township || type || number ? `${state}/${township}(${type})${number}` : '';
}

export function partsOfValue(value: string): NrcParts {
  const [, state = '', township = '', type = '', number = ''] = written.exec(value) ?? [];
  return { state, township, type, number };
}
