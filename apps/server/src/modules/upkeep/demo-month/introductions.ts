import { randomBytes } from 'node:crypto';
import { answerIntroduction } from '@taga/contract/endpoints';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { dayS, later } from '../../../time.ts';
import { forgetIntroductions, hashOfIntroductionToken, insertAsked } from '../../applications/introducers/index.ts';
import type { Happening, Scene } from './happening.ts';
import { monthApplicationId, told } from './plan.ts';
import { workTime } from './work-time.ts';

/** With numbers to which no SMS goes, so that nobody is asked in earnest. */
const introducers = {
  firstIntroducer: {
    name: 'DAW HLA HLA YI',
    phone: '0142100901',
    bankaccount: '00130100000000017',
    email: '',
    idType: 'NRC',
    idValue: '12/KATATA(N)118822',
  },
  secondIntroducer: {
    name: 'U KYAW NYUNT',
    phone: '0142100902',
    bankaccount: '00130100000000025',
    email: '',
    idType: 'NRC',
    idValue: '12/KATATA(N)118833',
  },
} as const satisfies Partial<OpeningAnswers>;

/** Of all who apply one names somebody. */
export function introducersOf(number: number): Partial<OpeningAnswers> {
  return number === told.declinedIntroducer
    ? { introducers: { wanted: 'yes' }, ...introducers }
    : { introducers: { wanted: 'no' } };
}

/** One says yes and the other no, each by a link as it is sent; here nothing is. */
export const introducersAnswer: Happening = {
  when: workTime(1, '14:20'),
  async live(scene) {
    const { trx, at } = scene;
    const authorizationReqId = monthApplicationId(told.declinedIntroducer);
    await forgetIntroductions(trx, authorizationReqId);
    for (const introducer of ['Introducer1', 'Introducer2'] as const) {
      const token = randomBytes(16).toString('base64url');
      const expiresAt = later(at, dayS);
      await insertAsked(trx, {
        authorizationReqId,
        introducer,
        at,
        tokenHash: hashOfIntroductionToken(token),
        expiresAt,
      });
      await answer(token, introducer === 'Introducer1' ? 'CONFIRM' : 'DECLINE', scene);
    }
  },
};

async function answer(Token: string, Answer: 'CONFIRM' | 'DECLINE', { ask }: Scene): Promise<void> {
  await ask(answerIntroduction, undefined, { Token, Answer });
}
