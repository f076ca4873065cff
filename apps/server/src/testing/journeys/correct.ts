import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { openingRoute, stepRecordOf } from '@taga/contract/records/applications/application-step';
import { wholeOpening } from '@taga/contract/samples';
import otherSignature from '../../modules/upkeep/demo-data/pictures/payslip.jpg?inline';
import { callsOf, type Traveller } from './open-account.ts';

/** What the desk asks for. */
export const correctionAsked = {
  kind: 'CORRECT',
  items: ['OCCUPATION', 'SIGNATURE'],
  remarks: { en: 'Please sign again.', mm: 'လက်မှတ် ပြန်ထိုးပါ။' },
};

/** The customer answers otherwise, signs again and submits. */
export async function submitCorrection(traveller: Traveller, id: string): Promise<void> {
  const { kept } = traveller;
  const { upload, save, submit } = callsOf(traveller);
  const whole = wholeOpening('NRC');
  const answers: OpeningAnswers = { ...whole, occupation: { ...whole.occupation, otherIndustry: 'DANCE LESSONS' } };
  await upload({ id, accountClass: answers.accountClass }, 'SIGNATURE', { FileData: otherSignature });
  for (const step of ['occupation', 'signature'] as const) {
    await save(id, stepRecordOf(step, answers, openingRoute('saving')), answers);
  }
  await submit({ id, accountClass: answers.accountClass });
  kept.corrected.push(id);
}
