import type { Duplicate } from '@taga/contract/records/desk/cases';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { compareNames, nameKeyOf } from '../names/index.ts';
import { type Applicant, findApplicationsOf, findCandidates, type KnownPerson } from './store.ts';

type Match = Duplicate['matches'][number];

/** Who else may be the applicant, each with why, and with what they have applied for. The surest first. */
export async function findDuplicates(db: Kysely<DB>, applicant: Omit<Applicant, 'nameKey'>): Promise<Duplicate[]> {
  const candidates = await findCandidates(db, { ...applicant, nameKey: nameKeyOf(applicant.name) });
  const found = candidates
    .map((person) => ({ person, matches: matchesOf(applicant, person) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((one, other) => weightOf(other.matches) - weightOf(one.matches));
  const applications = await findApplicationsOf(
    db,
    found.map(({ person }) => person.customerId),
  );
  return found.map(({ person, matches }) => ({
    ...person,
    signedUpAt: person.signedUpAt.toISOString(),
    matches,
    differs: differencesOf(applicant, person),
    applications: applications
      .filter(({ customerId }) => customerId === person.customerId)
      .map(({ customerId: _, begunAt, ...application }) => ({ ...application, begunAt: begunAt.toISOString() })),
  }));
}

type Compared = Omit<KnownPerson, 'customerId' | 'signedUpAt'>;

/** Why two people may be one. A name says nothing unless they were born on one day. */
export function matchesOf(applicant: Compared, person: Compared): Match[] {
  const name = person.birthDate === applicant.birthDate ? compareNames(applicant.name, person.name) : undefined;
  return [
    ...(person.idValue === applicant.idValue ? [{ reason: 'same-identity', because: [] } as const] : []),
    ...(person.phone === applicant.phone ? [{ reason: 'same-phone', because: [] } as const] : []),
    ...(name ? [name] : []),
  ].map(({ reason, because }) => ({ reason, because: [...because] }));
}

const weights: Readonly<Record<Match['reason'], number>> = {
  'same-identity': 8,
  'same-phone': 4,
  'same-name': 2,
  'near-name': 1,
};

function weightOf(matches: readonly Match[]): number {
  return matches.reduce((sum, { reason }) => sum + weights[reason], 0);
}

function differencesOf(applicant: Compared, person: Compared): Duplicate['differs'] {
  const compared = ['name', 'fatherName', 'phone', 'birthDate'] as const;
  const other = compared.filter((part) => applicant[part] !== person[part]);
  return applicant.idValue === person.idValue ? other : [...other, 'identity'];
}
