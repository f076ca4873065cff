import type { LocalizedText } from '@taga/i18n/languages';
import type * as z from 'zod/mini';
import type { staffRoles } from '../constants.ts';
import type { AllowedRole } from '../endpoint.ts';
import type { Decision } from '../journeys/decision.ts';
import type { Step } from '../journeys/journey.ts';
import type { Existing } from '../journeys/sign-up-steps.ts';
import type { CaseStatus } from '../records/desk/cases.ts';
import type { MessageType } from '../records/messaging/message.ts';
import type { IdType } from '../rules/customers/id-type.ts';

/**
 * An application is anything a person asks the bank for that somebody decides about. Its kind is a definition, the same
 * object for wizard, server and desk. A further kind is a further folder here, and its name in `forms.ts`; nothing outside
 * a kind's folder asks which kind it has.
 */

// biome-ignore lint/suspicious/noExplicitAny: what serves every kind hands answers on and never looks into them.
type AnyAnswers = any;

/** A file that may come with an application. */
export interface DocumentSlot<Answers = AnyAnswers> {
  /** As it is sent. */
  readonly type: string;
  /** What the files are stored as, in the order they come, where each has a name of its own. */
  readonly storedAs?: readonly string[];
  /** A single one is replaced by the next; several add up. */
  readonly most: number;
  readonly mediaTypes: readonly string[];
  /** Nobody may submit without it; an extra one unless it says. */
  readonly isNeeded?: (answers: Answers) => boolean;
}

/** Something that staff may ask a customer to do again. */
export interface CorrectionOf<Answers = AnyAnswers> {
  readonly item: string;
  /** Where the wizard asks for it. */
  readonly step: string;
  readonly fields: readonly (keyof Answers & string)[];
  /** The beginnings of the types of files that may be sent again with it. */
  readonly files: readonly string[];
  /** Everybody, unless it says. */
  readonly appliesTo?: (answers: Answers) => boolean;
}

/** Where the case is while an application has a status and nothing is proposed. */
export type CasePlace = Exclude<CaseStatus, 'PROPOSED'>;

/** What a confirmed decision says to the customer. */
export interface DecisionNotice {
  /** Of the application. */
  readonly id: string;
  /** What the customer is to do again. */
  readonly items: readonly string[];
  /** As a member of staff wrote it, in every language. */
  readonly remark?: LocalizedText;
  readonly to: string;
}

export interface KindMessage {
  readonly type: MessageType;
  readonly body: Readonly<Record<string, unknown>>;
  /** Parts of the body that are texts of the kind, by their ids. */
  readonly words?: Readonly<Record<string, KindTextId>>;
  /** What the mail says it is about. */
  readonly news: 'submitted' | 'opened' | 'rejected' | 'correction' | 'service' | 'card' | 'application';
}

/** A text of a kind that brings its own: `kind.loan.name`. */
export type KindTextId = `kind.${string}`;

type Role = (typeof staffRoles)[number];

export interface ApplicationKind<Answers = AnyAnswers, Lists = AnyAnswers> {
  readonly name: string;
  /** The steps with their checks. The server says what exists; the browser takes what its lists offered. */
  readonly journey: (lists?: Lists) => readonly Step<Answers>[];
  readonly documents: readonly DocumentSlot<Answers>[];
  /** Of all types together. */
  readonly mostDocuments?: number;
  /** None where an application is corrected as a whole. */
  readonly corrections: readonly CorrectionOf<Answers>[];
  /** Every status of a submitted application. */
  readonly statuses: Readonly<Record<string, CasePlace>>;
  readonly decisions: Readonly<Record<string, Decision>>;
  /** What the customer is told, by the decision. Nothing where it is not named. */
  readonly messages: { readonly [Name in string]?: (notice: DecisionNotice) => KindMessage };
  readonly desk: {
    /** The list in which the desk reads its cases. */
    readonly queue: string;
    /** A maker has to take a case before proposing. */
    readonly isHeld?: true;
    /** The history of a case tells who looked at a file; otherwise only the audit log does. */
    readonly showsLooks?: true;
    readonly makers: readonly Role[];
    readonly checkers: readonly Role[];
  };
  /** What it is called in the audit log and the history of its case. */
  readonly names: {
    readonly subject: string;
    readonly decision: string;
    readonly looked: string;
    readonly lookedAtFile: string;
  };
  /** How its order reads, and its status changes to other systems. */
  readonly order: {
    readonly serviceType: string | null;
    readonly webhook: 'application' | 'card';
    /** What the desk's list shows of it. */
    readonly termsOf?: (answers: Answers) => Readonly<Record<string, string>>;
  };
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** A kind with endpoints of its own: what a browser has to know of them. */
export interface AddressedKind<Answers = AnyAnswers> extends ApplicationKind<Answers, Existing> {
  readonly wire: {
    readonly allowedRoles: readonly AllowedRole[];
    /** `cards`: below `/cards` and `/desk/cards`. */
    readonly path: string;
    /** As in the ids of the endpoints: `saveCardSection`. */
    readonly noun: string;
    /** As in their summaries. */
    readonly one: string;
    readonly many: string;
    /** A one-time code is asked for before it is submitted the first time. */
    readonly needsCode?: true;
    readonly emptyAnswers: (idType: IdType) => Answers;
  };
}

/** A kind with endpoints at the desk, and the schemas from which `endpoints/desk/kind-endpoints.ts` makes them. */
export interface DeskKind extends ApplicationKind {
  readonly wire: Pick<AddressedKind['wire'], 'path' | 'noun' | 'one' | 'many'> & {
    /** Fields of a proposal beside its remark. */
    readonly proposal: Shape;
    readonly status: z.ZodMiniType<string>;
    readonly decision: z.ZodMiniType<string>;
    readonly summary: z.ZodMiniType;
    readonly page: z.ZodMiniType;
  };
}

/** One that a customer fills in too, with what `endpoints/kind-endpoints.ts` makes those endpoints from. */
export interface WireKind<Answers = AnyAnswers> extends AddressedKind<Answers> {
  readonly wire: AddressedKind<Answers>['wire'] &
    DeskKind['wire'] & {
      readonly sections: readonly [string, ...string[]];
      readonly documentTypes: readonly [string, ...string[]];
      /** What a save may bring, and what is kept of the answers. */
      readonly someAnswers: z.ZodMiniType;
      readonly savedAnswers: z.ZodMiniType;
      /** An application as its page fills it in. */
      readonly application: z.ZodMiniType;
      /** The record of its order. */
      readonly submitted: z.ZodMiniType;
      /** Its order as the customer reads it; left out where another endpoint has it. */
      readonly order?: z.ZodMiniType;
    };
}

/** Whether the customer reads the remark of a decision; otherwise it is a note from maker to checker. */
export function isRemarkRead(
  { decisions, statuses }: Pick<ApplicationKind, 'decisions' | 'statuses'>,
  name: string,
): boolean {
  const place = statuses[decisions[name]?.to ?? ''];
  return place === 'CORRECTION' || place === 'REJECTED';
}

/** The customer has it back, and may submit it again. */
export function isCorrected({ statuses }: Pick<ApplicationKind, 'statuses'>, status: string | null): boolean {
  return status !== null && statuses[status] === 'CORRECTION';
}

/** Nothing of it will change any more, and another one may be started. */
export function hasEnded({ statuses }: Pick<ApplicationKind, 'statuses'>, status: string): boolean {
  return statuses[status] === 'COMPLETED' || statuses[status] === 'REJECTED';
}

/** Whether a file may be sent while these are asked for; without items the whole application is open. */
export function mayCorrectFile(
  { corrections }: Pick<ApplicationKind, 'corrections'>,
  items: readonly string[],
  fileType: string,
): boolean {
  const asked = corrections.filter(({ item }) => items.includes(item));
  return items.length === 0 || asked.some(({ files }) => files.some((start) => fileType.startsWith(start)));
}

/** Whether a section may be saved while these are asked for. */
export function mayCorrectStep(
  { corrections }: Pick<ApplicationKind, 'corrections'>,
  items: readonly string[],
  step: string,
): boolean {
  return (
    items.length === 0 || corrections.some((correction) => items.includes(correction.item) && correction.step === step)
  );
}

/** The types of which there is no file yet, and without which nobody may submit. */
export function missingDocuments(
  slots: readonly DocumentSlot[],
  answers: { readonly documents: readonly { readonly type: string }[] },
): string[] {
  const isThere = (wanted: string) => answers.documents.some(({ type }) => type === wanted);
  return slots.filter(({ type, isNeeded }) => isNeeded?.(answers) && !isThere(type)).map(({ type }) => type);
}

/** The slot of a file, as it is sent or as it is stored. */
export function slotOf({ documents }: Pick<ApplicationKind, 'documents'>, type: string): DocumentSlot | undefined {
  return documents.find((slot) => slot.type === type || slot.storedAs?.includes(type));
}
