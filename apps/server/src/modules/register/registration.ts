import type { Person } from '../customers/index.ts';

/** Somebody who has signed up and not yet confirmed phone and e-mail. */
export interface Registration {
  /** The customer will have the same. */
  readonly id: string;
  readonly person: Person;
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** What a caller has to repeat of a registration to be heard about it; all of it has to be right. */
export type Claim = Pick<Person, 'loginId' | 'idType' | 'idValue' | 'birthDate' | 'phone'>;

export function isClaimedBy({ person }: Registration, claim: Claim): boolean {
  return (
    person.loginId === claim.loginId &&
    person.idType === claim.idType &&
    person.idValue === claim.idValue &&
    person.birthDate === claim.birthDate &&
    person.phone === claim.phone
  );
}

export function textOfClaim({ loginId, idType, idValue, birthDate, phone }: Claim): string {
  return [loginId, idType, idValue, birthDate, phone].join('\n');
}
