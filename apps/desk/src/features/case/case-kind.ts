import type { Endpoint, Schema } from '@taga/contract';
import type { viewFile } from '@taga/contract/endpoints/desk/cases';
import type { PictureArea } from '@taga/contract/records/applications/identity-measures';
import type { CaseSummary as AccountSummary, DeskCase, QueuedCase } from '@taga/contract/records/desk/cases';
import type { CatalogGroup, Language, MessageId, Text } from '@taga/i18n';
import type { Tone } from '@taga/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../../lib/names/reading.ts';

/** A call of a kind: everything it is asked stands in its body. */
export type CaseEndpoint = Endpoint<Schema, undefined>;

/** What the list and the page need of every case, whatever its kind. */
export interface CaseSummary {
  readonly id: string;
  /** As people say it. */
  readonly applicationNo: string;
  readonly status: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly handedInAt: string;
  readonly isCorrected: boolean;
  readonly revision: number;
  /** Of kinds whose cases can be held. */
  readonly holder?: AccountSummary['holder'];
  readonly assignee?: AccountSummary['assignee'];
  readonly due?: AccountSummary['due'];
  readonly marks?: AccountSummary['marks'];
  /** In the queue of every kind: the list of its own kind, and what is proposed by whom. */
  readonly queue?: string;
  readonly proposed?: QueuedCase['proposed'] | string | undefined;
}

export type CaseDocument = DeskCase['files'][number];

type StaffName = DeskCase['history'][number]['by'];

/** Beside these it has a value for each field of its decision, under the field's name. */
export interface Proposal extends Readonly<Record<string, unknown>> {
  readonly id: string;
  /** The name of a decision. */
  readonly kind: string;
  readonly by: NonNullable<StaffName>;
  readonly at: string;
  readonly state: string;
  readonly decidedBy: StaffName;
  readonly decidedAt: string | null;
  readonly decidedRemark: string | null;
}

/** A case as its page shows it. */
export interface WholeCase<Summary extends CaseSummary = CaseSummary> {
  readonly summary: Summary;
  readonly documents: readonly CaseDocument[];
  /** What is proposed to be corrected of who the customer is. */
  readonly detailCorrection: DeskCase['detailCorrection'];
  readonly proposal: Proposal | null;
  /** The newest first. */
  readonly earlierProposals: readonly Proposal[];
  readonly told: DeskCase['told'];
  readonly notes: DeskCase['notes'];
  readonly history: DeskCase['history'];
}

/** The values of a form by the names of its fields. */
export type Draft = Readonly<Record<string, unknown>>;

interface FieldProps<Value, Whole> {
  readonly value: Value;
  onValue(value: Value): void;
  readonly problem: MessageId | undefined;
  readonly found: Whole;
}

/** One thing that a decision asks for. Its name is that of the wire, in a body and in a proposal. */
export interface DecisionField<Value = unknown, Whole extends WholeCase = WholeCase> {
  readonly name: string;
  /** A long list to choose from: it scrolls for itself, and what is written below it stays in sight. */
  readonly isList?: true;
  initial(found: Whole): Value;
  /** As an earlier proposal has it, for who proposes the same again. */
  restore(wire: unknown): Value;
  findProblem?(value: Value, found: Whole, draft: Draft): MessageId | undefined;
  /** Nothing is sent for `undefined`. */
  toWire(value: Value, found: Whole): unknown;
  Input(props: FieldProps<Value, Whole>): ReactNode;
  /** What the customer reads of it, in either language. */
  Letter?(props: { readonly value: Value; readonly language: Language; readonly text: Text }): ReactNode;
  /** What only staff read of it, in the proposal. */
  Note?(props: { readonly value: Value }): ReactNode;
}

/** What staff may decide. A maker proposes it, somebody else confirms it. */
export interface Decision<Whole extends WholeCase = WholeCase> {
  readonly name: string;
  /** The first stands on the button. */
  readonly keys: readonly string[];
  readonly tone: Tone;
  readonly label: MessageId;
  /** On the button, where the label alone says too little; and on a phone, where it says too much. */
  readonly button?: MessageId;
  readonly shortButton?: MessageId;
  /** What follows once it is confirmed. */
  readonly does: MessageId;
  /** The subject of the message to the customer, where they get one. */
  readonly message?: MessageId;
  readonly fields: readonly DecisionField<unknown, Whole>[];
  isPossible(summary: Whole['summary']): boolean;
}

/** A filter of the list beside the status: one of several values, a text, or a checkbox where it is neither. */
export interface ListFilter {
  /** In the address. */
  readonly name: string;
  /** In the body of the call. */
  readonly field: string;
  readonly label: MessageId;
  readonly values?: readonly string[];
  /** Of a text: with how many characters it is looked for. */
  readonly shortest?: number;
  readonly labelOf?: (value: string, reading: Reading) => string;
  /** Cases of every status are shown. */
  readonly isOfAnyStatus?: true;
  /** Each value says how many there are, whatever else the list shows. */
  readonly isCounted?: true;
  readonly toWire?: (value: string) => unknown;
}

/** What the desk has to know of a kind before anybody opens a case of it. */
export interface KindOutline {
  /** Its name on the wire. */
  readonly queue: string;
  readonly routes: { readonly list: `/desk/${string}`; readonly one: `/desk/${string}/:id` };
  /** In the menu, and over the list. */
  readonly place: MessageId;
  /** The title of a case's page. */
  readonly title: MessageId;
  /** What a decision is called. */
  readonly decisionLabel: (decision: string) => MessageId;
  readonly words: readonly CatalogGroup[];
  readonly list: CaseEndpoint;
  readonly counts?: {
    readonly body: object;
    /** By the status in small letters, and by what else the headlines name. */
    of(answer: unknown): Readonly<Record<string, number>>;
    /** What the header shows, to those who may make the call. */
    readonly headlines: readonly { readonly of: string; readonly label: MessageId; readonly search: string }[];
    readonly isFor: CaseEndpoint;
  };
}

/** A kind whose cases are fetched once somebody opens its list. */
export interface LazyKind extends KindOutline {
  readonly load: () => Promise<CaseKind>;
}

export interface Mark {
  readonly label: string;
  readonly tone: Tone;
}

interface Notice {
  readonly tone: 'primary' | 'warning' | 'danger';
  readonly title: string;
  readonly words: string;
}

/** A title and lines under it. A line without a value is left out, and so is a part without lines. */
export interface CasePart {
  readonly title: string;
  readonly lines: readonly (readonly [label: MessageId, value: ReactNode])[];
}

/** Documents that are looked at side by side. */
export interface Comparison<Whole extends WholeCase = WholeCase> {
  /** In their order: what each is called here, which part of the picture counts, and what is said where it is not there. */
  readonly of: readonly {
    readonly type: string;
    readonly label: MessageId;
    area?(found: Whole): PictureArea | undefined;
    readonly missing: MessageId;
  }[];
  /** Whether a person has to compare: then the case opens with it. */
  isNeeded(found: Whole): boolean;
  /** What a machine measured of them. */
  Measured?(props: { readonly found: Whole }): ReactNode;
}

/**
 * A kind of application at the desk: data and texts. List, page, documents, decisions and history are made of it; a
 * component of its own is for what no other kind has.
 */
export interface CaseKind<Whole extends WholeCase = WholeCase> {
  readonly outline: KindOutline;
  readonly endpoints: {
    readonly get: CaseEndpoint;
    readonly view: typeof viewFile;
    readonly propose: CaseEndpoint;
    readonly confirm: CaseEndpoint;
    readonly sendBack: CaseEndpoint;
    readonly withdraw: CaseEndpoint;
  };
  /** Where cases can be kept from others while one works on them. */
  readonly holding?: {
    readonly take: CaseEndpoint;
    readonly release: CaseEndpoint;
    readonly statuses: readonly string[];
  };
  readList(answer: unknown): { readonly rows: readonly Whole['summary'][]; readonly next: string | null };
  readCase(answer: unknown): Whole;
  /** In the order of the list's choice; it begins with the first. */
  readonly statuses: Readonly<Record<string, { readonly label: MessageId; readonly tone: Tone }>>;
  readonly filters: readonly ListFilter[];
  /** Filters can be saved under names. */
  readonly hasViews?: true;
  /** What it is for, where, how much. */
  about(summary: Whole['summary'], reading: Reading): readonly (string | null)[];
  /** What is unusual about it. */
  marks?(summary: Whole['summary'], text: Text): readonly Mark[];
  /** The words of the documents by their types, in the order in which they are looked at. */
  readonly documents: {
    readonly labels: Readonly<Record<string, MessageId>>;
    readonly other: MessageId;
    /** Where some of them show the same person. */
    readonly comparison?: Comparison<Whole>;
  };
  readonly decisions: readonly Decision<Whole>[];
  /** Why nothing can be decided in this status. */
  noActionReason?(summary: Whole['summary']): MessageId | undefined;
  notices?(found: Whole, text: Text): readonly Notice[];
  parts(found: Whole, reading: Reading): readonly CasePart[];
  /** Where the customer has corrected it: the case as it was before, and which documents were sent again. */
  correctionOf?(found: Whole): { readonly before: Whole; isSentAgain(documentType: string): boolean } | undefined;
  /** What the history says of the kind's own actions. */
  readonly actions: Readonly<Record<string, MessageId>>;
  /** The one thing to know, above everything else. */
  Findings?(props: { readonly found: Whole }): ReactNode;
  /** Below what was typed. */
  Extras?(props: { readonly found: Whole }): ReactNode;
  /** Below all of it, as wide as the case. */
  Wide?(props: { readonly found: Whole }): ReactNode;
}

/** The list of the desk in which its cases are. */
export function queueOf({ routes }: KindOutline): string {
  return routes.list.slice('/desk/'.length);
}

export function pathOf({ routes }: KindOutline, id: string): string {
  return `${routes.list}/${encodeURIComponent(id)}`;
}
