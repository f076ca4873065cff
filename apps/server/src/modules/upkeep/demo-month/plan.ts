import type { AccountClassCode } from '@taga/reference/account-classes';
import { spelledTwice } from './people.ts';
import { type WorkTime, workTime } from './work-time.ts';

/** What becomes of an application for an account until today. */
export type AccountFate =
  | 'opened'
  | 'rejected'
  | 'to-correct'
  | 'corrected'
  | 'sent-back'
  | 'proposed'
  | 'held'
  | 'waiting'
  | 'draft';

/** What the check of the identity came to. */
export type MonthIdentity = 'verified' | 'undecided' | 'mismatch' | 'skipped';

export interface MonthAccount {
  /** Of the person who applies. */
  readonly number: number;
  readonly when: WorkTime;
  readonly accountClass: AccountClassCode;
  readonly identity: MonthIdentity;
  readonly fate: AccountFate;
}

type Row = readonly [day: number, clock: string, AccountClassCode, MonthIdentity, AccountFate];

/** In the order of the people. */
const accountRows: readonly Row[] = [
  [20, '09:20', '301', 'verified', 'opened'],
  [20, '11:45', '325', 'verified', 'opened'],
  [20, '14:10', '101', 'skipped', 'opened'],
  [19, '09:50', '301', 'verified', 'opened'],
  [19, '13:05', '301', 'verified', 'opened'],
  [19, '15:40', '501', 'undecided', 'rejected'],
  [18, '10:15', '301', 'verified', 'opened'],
  [18, '12:30', '137', 'verified', 'opened'],
  [18, '14:55', '301', 'verified', 'opened'],
  [17, '09:35', '325', 'verified', 'opened'],
  [17, '11:20', '301', 'verified', 'opened'],
  [17, '15:15', '301', 'skipped', 'draft'],
  [16, '10:05', '101', 'verified', 'opened'],
  [16, '13:50', '301', 'verified', 'opened'],
  [15, '09:25', '301', 'undecided', 'rejected'],
  [15, '11:10', '325', 'verified', 'opened'],
  [15, '14:45', '501', 'verified', 'opened'],
  [14, '10:30', '301', 'verified', 'opened'],
  [14, '12:55', '301', 'verified', 'opened'],
  [14, '15:05', '301', 'skipped', 'draft'],
  [13, '09:40', '137', 'verified', 'opened'],
  [13, '13:20', '301', 'verified', 'opened'],
  [12, '10:50', '301', 'undecided', 'opened'],
  [12, '14:25', '325', 'verified', 'opened'],
  [11, '09:55', '301', 'verified', 'opened'],
  [11, '12:15', '101', 'mismatch', 'rejected'],
  [11, '15:30', '301', 'verified', 'opened'],
  [10, '10:20', '301', 'verified', 'opened'],
  [10, '13:35', '301', 'skipped', 'draft'],
  [9, '09:30', '301', 'verified', 'opened'],
  [9, '11:55', '325', 'verified', 'opened'],
  [8, '10:40', '301', 'verified', 'opened'],
  [8, '14:15', '511', 'verified', 'rejected'],
  [7, '09:45', '301', 'skipped', 'to-correct'],
  [7, '12:40', '301', 'verified', 'opened'],
  [6, '10:10', '301', 'verified', 'opened'],
  [6, '13:55', '325', 'verified', 'opened'],
  [5, '09:50', '301', 'undecided', 'corrected'],
  [5, '11:30', '301', 'verified', 'opened'],
  [5, '15:00', '301', 'skipped', 'to-correct'],
  [4, '10:25', '101', 'verified', 'sent-back'],
  [4, '13:45', '301', 'verified', 'opened'],
  [3, '09:35', '301', 'verified', 'proposed'],
  [3, '12:05', '325', 'undecided', 'proposed'],
  [3, '14:30', '301', 'skipped', 'draft'],
  [2, '10:00', '301', 'verified', 'proposed'],
  [2, '11:40', '301', 'mismatch', 'waiting'],
  [2, '15:20', '137', 'verified', 'waiting'],
  [1, '09:30', '301', 'verified', 'waiting'],
  [1, '11:15', '101', 'verified', 'waiting'],
  [1, '13:25', '301', 'undecided', 'waiting'],
  [1, '15:10', '301', 'verified', 'waiting'],
  [0, '14:05', '301', 'verified', 'held'],
  [0, '15:55', '301', 'verified', 'waiting'],
];

export const monthAccounts: readonly MonthAccount[] = accountRows.map(
  ([day, clock, accountClass, identity, fate], index) => ({
    number: index + 1,
    when: workTime(day, clock),
    accountClass,
    identity,
    fate,
  }),
);

/** The application of each, by the number of the person. */
export const monthApplicationId = (number: number) =>
  `00000000-0000-4000-8000-0000000007${String(number).padStart(2, '0')}`;

/** People of whom more is told than that they applied. */
export const told = {
  /** Looks into the camera of the demo, and is a woman as the one on the card of the demo. */
  verifiedWithVideo: 54,
  faceMismatch: 47,
  /** Named two introducers, of whom one says no. */
  declinedIntroducer: 50,
  spelledTwice: spelledTwice.again,
  toConfirm: 46,
  corrected: 38,
  sentBack: 41,
} as const;

export interface MonthNote {
  readonly number: number;
  readonly when: WorkTime;
  readonly by: string;
  readonly text: string;
}

export const monthNotes: readonly MonthNote[] = [
  {
    number: told.faceMismatch,
    when: workTime(2, '13:10'),
    by: 'maker@demo.example',
    text: 'The video shows somebody else than the card. @Zaw Lin, have you seen this before? I would ask them to come to the branch.',
  },
  {
    number: told.faceMismatch,
    when: workTime(2, '14:25'),
    by: 'both@demo.example',
    text: '@Thida Win once, last month: a brother had held the phone. Please wait until I have called.',
  },
  {
    number: told.sentBack,
    when: workTime(3, '10:05'),
    by: 'maker2@demo.example',
    text: 'Called the employer: she works there since 2021. @Hnin Wai I propose it again this week.',
  },
  {
    number: told.spelledTwice,
    when: workTime(1, '15:40'),
    by: 'maker2@demo.example',
    text: 'ဒီအမည်နဲ့ စာရင်းတစ်ခု ရှိပြီးသားပါ (THAN DAR SWE)။ @Thida Win မွေးနေ့ တူနေတာ ကြည့်ပေးပါ။',
  },
  {
    number: told.declinedIntroducer,
    when: workTime(1, '14:50'),
    by: 'maker@demo.example',
    text: 'One introducer says no. The other has confirmed; the applicant should name somebody else.',
  },
];

/** How far an application for a card has come, by its decisions one after the other. */
export interface MonthCard {
  readonly number: number;
  readonly when: WorkTime;
  readonly decided: readonly ('APPROVE' | 'CREATE' | 'DELIVER' | 'REJECT' | 'INCOMPLETE')[];
  /** Of the last, whether it waits for somebody to confirm it. */
  readonly isProposed?: true;
}

export const monthCards: readonly MonthCard[] = [
  { number: 55, when: workTime(16, '10:35'), decided: ['APPROVE', 'CREATE', 'DELIVER'] },
  { number: 56, when: workTime(9, '14:20'), decided: ['APPROVE', 'CREATE'] },
  { number: 57, when: workTime(6, '11:25'), decided: ['REJECT'] },
  { number: 58, when: workTime(3, '13:15'), decided: ['APPROVE'], isProposed: true },
  { number: 59, when: workTime(1, '10:45'), decided: [] },
];

/** Has had a card for years, and asks for the next one. */
export const monthRenewal = { number: 60, when: workTime(4, '11:50'), made: workTime(3, '15:05') };
