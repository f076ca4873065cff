import { randomUUID } from 'node:crypto';
import { cardSections } from '@taga/contract/journeys/card-application/sections';
import { wholeCardAnswers } from '@taga/contract/samples';
import idBack from '../../modules/upkeep/demo-data/pictures/id-back.jpg?inline';
import idFront from '../../modules/upkeep/demo-data/pictures/id-front.jpg?inline';
import payslip from '../../modules/upkeep/demo-data/pictures/payslip.jpg?inline';
import { callsOf, type FileContent, type Traveller } from './open-account.ts';

/** What the desk grants of what is asked for. */
export const grantedLimit = 1_500_000;

/** Applies for a credit card, section by section, with three photos of which one comes in parts. Answers the document number. */
export async function submitCardApplication(traveller: Traveller): Promise<string> {
  const { kept } = traveller;
  const { ask, sendParts } = callsOf(traveller);
  const { documents: _, idType: __, ...Answers } = wholeCardAnswers();
  let saved: { DOCNumber?: string; Revision: number } = { Revision: 0 };
  for (const Section of cardSections) {
    const SaveKey = randomUUID();
    saved = (await ask('/api/cards/save', { ...saved, Section, Answers, SaveKey })).Data;
    kept.saves.push(SaveKey);
  }
  const { DOCNumber = '' } = saved;
  const photos: Record<string, FileContent> = {
    ID_FRONT: { FileData: idFront },
    ID_BACK: { FileData: idBack },
    INCOME_PROOF: await sendParts(payslip),
  };
  for (const [Type, content] of Object.entries(photos)) {
    const { Data } = await ask('/upload/cards/document', { DOCNumber, Type, FileName: 'photo.jpg', ...content });
    kept.files.set(`${DOCNumber} ${Type}`, { id: Data.FileId, url: Data.FileUrl });
  }
  const { Revision } = (await ask('/api/cards/application', { DOCNumber })).Data;
  await ask('/api/cards/submit', { DOCNumber, Revision });
  kept.cardApplications.push(DOCNumber);
  return DOCNumber;
}

/** Orders another in place of the customer's card. Answers the number of the renewal. */
export async function renewCard(traveller: Traveller): Promise<string> {
  const { ask } = callsOf(traveller);
  const { Cards } = (await ask('/api/cards/list', {})).Data;
  const { DOCNumber } = (await ask('/api/cards/renew', { CardId: Cards[0].CardId, BranchCode: '001' })).Data;
  return DOCNumber;
}
