import { wholeCardAnswers } from './card-answers.ts';
import { done, type EndpointSample } from './sample.ts';

const DOCNumber = '0b7e6f0a-5a0e-4b3c-8a57-1f1f6f3f2c11';
const { guarantors } = wholeCardAnswers();
const upload = { DOCNumber, Type: 'ID_FRONT', FileName: 'front.jpg', FileData: 'AAAA' };

const application = {
  DOCNumber,
  ApplicationNo: 'A-BERY-CJ',
  Status: 'INCOMPLETED',
  Revision: 9,
  Remarks: { en: 'The pay slip cannot be read.', mm: 'လစာစာရွက်ကို ဖတ်၍မရပါ။' },
  HandedInAt: '2026-03-01T04:00:00.000Z',
  Applicant: {
    APPLICANT_NAME: 'MYA MYA',
    FATHER_NAME: 'U HLA',
    NRC: '12/DAGAMA(N)123456',
    DOB: '1990-02-28',
    EMAIL: 'mya@example.com',
    MOBILE_NO: '09777888999',
    NATIONALITY: 'MM',
    GENDER: 'F',
  },
  Answers: wholeCardAnswers(),
};

const card = {
  CardId: 'c-1',
  CardNumber: '•••• •••• •••• 4242',
  CardType: 'Visa',
  CardCategory: 'Credit',
  HolderName: 'MYA MYA',
  Status: 'ACTIVE',
  Expiry: '2029-03',
  CreditLimit: 2_000_000,
  IsRenewable: true,
  RenewalOrder: { DOCNumber, Status: 'PENDING', BranchCode: '001' },
};

export const cards: Readonly<Record<string, EndpointSample>> = {
  getCardPages: { answer: { Data: { ApplyUrl: 'https://cards.bank.example/apply', RenewalUrl: null } } },
  getCardApplication: {
    input: { DOCNumber },
    answer: { Data: application },
    refused: [{ DOCNumber: '' }, { DOCNumber: '../x' }],
  },
  saveCardSection: {
    input: { DOCNumber, Section: 'guarantors', Answers: { guarantors }, Revision: 3, SaveKey: 'k-1' },
    answer: { Data: { DOCNumber, Revision: 4 } },
    refused: [
      { Section: 'decision' },
      { Answers: undefined },
      { Answers: { guarantors: 'all' } },
      { Answers: { guarantors: Array.from({ length: 21 }, () => guarantors[0]) } },
      { Answers: { amount: { requested: '1'.repeat(61) } } },
      { Revision: -1 },
      { Revision: undefined },
      { SaveKey: undefined },
    ],
  },
  uploadCardDocument: {
    input: upload,
    answer: { Data: { FileId: 'f-1', Type: 'ID_FRONT', FileName: 'front.jpg', FileUrl: '/upload/card-documents/f-1' } },
    refused: [{ Type: 'SELFIE-VIDEO' }, { FileName: '../x' }, { UploadId: 'u-1' }, { FileData: undefined }],
  },
  removeCardDocument: { input: { DOCNumber, FileId: 'f-1' }, answer: done, refused: [{ FileId: '' }] },
  submitCardApplication: {
    input: { DOCNumber, Revision: 9 },
    answer: { Data: { DOCNumber, Status: 'PENDING' } },
    refused: [{ DOCNumber: undefined }, { Revision: undefined }],
  },
  listCards: { answer: { Data: { Cards: [card] } } },
  renewCard: {
    input: { CardId: 'c-1', BranchCode: '001' },
    answer: { Data: { DOCNumber, Status: 'PENDING' } },
    refused: [{ CardId: '' }, { BranchCode: '' }],
  },
  getCardRenewal: {
    input: { DOCNumber },
    answer: {
      Data: {
        DOCNumber,
        ApplicationNo: 'A-BERY-CJ',
        Status: 'READY',
        StatusDates: { PENDING: '2026-03-01T04:00:00.000Z', READY: '2026-03-05T04:00:00.000Z' },
        Card: { CardNumber: '•••• •••• •••• 4242', CardType: 'Visa', Expiry: '2026-03' },
        NewCard: { CardNumber: '•••• •••• •••• 4343', CardType: 'Visa' },
        BranchCode: '001',
      },
    },
    refused: [{ DOCNumber: '' }],
  },
};
