import {
  answerIntroduction as answerIntroductionEndpoint,
  getIntroduction as getIntroductionEndpoint,
} from '@taga/contract/endpoints';
import { type Implementation, implement } from '../../../http/endpoints/implement.ts';
import { type AnsweringDependencies, answerIntroduction, getIntroduction } from './answer-introduction.ts';

export function introductionRoutes(dependencies: AnsweringDependencies): Implementation[] {
  return [
    implement(getIntroductionEndpoint, 'register', async ({ body }) => {
      const { applicantName } = await getIntroduction(body.Token, dependencies);
      return { Data: { Name: applicantName } };
    }),
    implement(answerIntroductionEndpoint, 'register', async ({ body }) => {
      await answerIntroduction(body.Token, body.Answer === 'CONFIRM' ? 'confirmed' : 'declined', dependencies);
      return { Data: {} };
    }),
  ];
}
