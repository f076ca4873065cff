import { afterAll, beforeAll, describe } from 'vitest';
import type { BankUnderTest } from './bank-under-test.ts';
import { describeCards } from './card-promises.ts';
import { describeClosings } from './closing-promises.ts';
import { describeCorrections } from './correction-promises.ts';
import { describeCharges, describeTransfers } from './money-promises.ts';
import { describeOpenings, describeRefusedOpenings } from './opening-promises.ts';
import { describePeople } from './people-promises.ts';
import { describeConcurrency, describeRepetition } from './repetition-promises.ts';
import { describeServices } from './service-promises.ts';

/** Everything a `Bank` promises. Each implementation must keep all of it. */
export function describeBank(name: string, create: () => Promise<BankUnderTest>): void {
  describe(name, () => {
    let created: BankUnderTest;
    beforeAll(async () => {
      created = await create();
    });
    afterAll(() => created?.stop());
    const use = () => created;

    describePeople(use);
    describeCorrections(use);
    describeOpenings(use);
    describeRefusedOpenings(use);
    describeClosings(use);
    describeTransfers(use);
    describeCharges(use);
    describeRepetition(use);
    describeConcurrency(use);
    describeServices(use);
    describeCards(use);
  });
}
