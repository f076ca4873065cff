import type { Answers } from './answers.ts';

/** As printed on the document; empty while something of it is missing. */
export function identityNumber({ idType, nrc, oldNrc, passport }: Answers): string {
  if (idType === 'OLD_NRC') return oldNrc.oldNumber.trim();
  if (idType === 'PASSPORT') return passport.passportNumber;
  const { state, township, type, number } = nrc;
  return state && township && type && number ? `${state}/${township}(${type})${number}` : '';
}
