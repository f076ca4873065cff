import type { Customer } from '../../customers/customers/index.ts';

/** What duplicates of somebody are looked for by. */
export function applicantOf({ id, person }: Customer) {
  const { fullName: name, fatherName, idType, idValue, phone, birthDate } = person;
  return { customerId: id, name, fatherName, idType, idValue, phone, birthDate };
}
