import { beforeAll, describe, expect, test } from 'vitest';
import type { IdentityVerifier } from '../identity-verifier.ts';
import { goodCase } from './good-case.ts';
import { emptyImage, frontOfCard, passportPage, portrait, somebody, somebodyElse } from './pictures.ts';
import { slideShow } from './videos.ts';

/** What holds for whoever checks. */
export function promisesOfVerifiers(connect: () => Promise<IdentityVerifier>): void {
  // A machine that runs tests has other things to do too.
  describe('whoever checks', { timeout: 90_000 }, () => {
    let verifier: IdentityVerifier;
    beforeAll(async () => {
      verifier = await connect();
      return () => verifier.stop();
    });

    test('approves the person on the card, who turns the head as asked [IDV-001, IDV-002]', async () => {
      expect(await verifier.verify(await goodCase())).toMatchObject({ result: 'approved', reasons: [] });
    });

    test('approves the owner of a passport that says what they said [IDV-003]', async () => {
      const { photo, person } = passportPage;
      const given = await goodCase({ idType: 'PP', front: await photo, back: undefined, person });
      expect(await verifier.verify(given)).toMatchObject({ result: 'approved', reasons: [] });
    });

    test('refuses a passport with another number than was typed [IDV-003]', async () => {
      const passport = { ...passportPage.person.passport, number: 'MD123457' };
      const person = { ...passportPage.person, passport };
      const given = await goodCase({ idType: 'PP', front: await passportPage.photo, back: undefined, person });
      expect(await verifier.verify(given)).toMatchObject({ result: 'refused', reasons: ['passport-differs'] });
    });

    test('refuses a passport whose zone cannot be read [IDV-003]', async () => {
      const { person } = passportPage;
      const given = await goodCase({ idType: 'PP', back: undefined, person });
      expect(await verifier.verify(given)).toMatchObject({ result: 'refused', reasons: ['passport-unreadable'] });
    });

    test('refuses two different people [IDV-002]', async () => {
      const given = await goodCase({ front: await frontOfCard(somebodyElse) });
      expect(await verifier.verify(given)).toMatchObject({ result: 'refused', reasons: ['face-differs'] });
    });

    test('refuses a still photo held into the camera [IDV-002]', async () => {
      const given = await goodCase({ video: await slideShow([await portrait(somebody)]) });
      expect(await verifier.verify(given)).toMatchObject({ result: 'refused', reasons: ['head-not-turned'] });
    });

    test('refuses a head that turns the other way round than asked [IDV-002]', async () => {
      const given = await goodCase({ headTurns: ['right', 'left'] });
      expect(await verifier.verify(given)).toMatchObject({ result: 'refused', reasons: ['head-not-turned'] });
    });

    test('refuses an empty image [IDV-002]', async () => {
      const { result, reasons } = await verifier.verify(await goodCase({ front: await emptyImage() }));
      expect(result).toBe('refused');
      expect(reasons).toContain('photo-without-face');
    });

    test('leaves it to a person where there is no video [IDV-007]', async () => {
      const verdict = await verifier.verify(await goodCase({ video: undefined }));
      expect(verdict).toMatchObject({ result: 'undecided', reasons: ['video-missing'] });
    });
  });
}
