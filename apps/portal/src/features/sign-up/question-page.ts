import { checkedSignUp } from '@taga/contract/journeys/sign-up-steps';
import { questionPagesOf } from '@taga/journey/question-page';
import { signUp } from './sign-up.ts';

/** Apart from the journey itself, so that its first page need not wait for every rule. */
export const questionPage = questionPagesOf(signUp, checkedSignUp());
