import { errorCodes, localized } from '@taga/contract';
import {
  type Correction,
  type CorrectionItem,
  correctionItems,
  isDetail,
  isFileOf,
  isSent,
  itemsAt,
} from '@taga/contract/journeys/account-opening/corrections';
import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import type { ApplicationStatus, StoredApplication } from '@taga/contract/records/applications/account-info';
import type { LocalizedText } from '@taga/i18n';
import * as z from 'zod/mini';
import { DomainError } from '../../../domain-error.ts';
import { remarksOf } from '../../messaging/inbox/index.ts';

/** What a customer is asked to do again, and how things were by then. Without items the whole application is open. */
export const askedOfAnyKind = z.object({
  items: z.readonly(z.array(z.string())),
  /** Of what was asked for before remarks had to be in every language. */
  remark: z.nullable(z.string()),
  remarks: z.optional(z.nullable(localized(z.string()))),
  askedAt: z.iso.datetime(),
  /** The last save there was, and the files. */
  revision: z.int(),
  fileIds: z.readonly(z.array(z.string())),
});
export type AskedOfAnyKind = z.infer<typeof askedOfAnyKind>;

export const askedCorrection = z.extend(askedOfAnyKind, { items: z.readonly(z.array(z.enum(correctionItems))) });
export type AskedCorrection = z.infer<typeof askedCorrection>;

/** What was done since: the steps that were saved, and all files there are now. */
export interface DoneSince {
  readonly steps: readonly string[];
  readonly files: readonly { readonly id: string; readonly type: string }[];
  /** What was corrected of who the customer is. */
  readonly details: readonly string[];
}

/** Refuses to change what was submitted, and what is to be corrected but for the things that were asked for. */
export function requireChangeable(
  application: { readonly status: ApplicationStatus | null; readonly correction: AskedCorrection | null },
  isMeant: (item: CorrectionItem) => boolean,
): void {
  const { status, correction } = application;
  if (status === null || status === 'INIT') return;
  if (!correction) throw new DomainError(errorCodes.applicationClosed);
  if (!correction.items.some(isMeant)) throw new DomainError(errorCodes.notAskedToCorrect);
}

/** For photos, the video and the check of them. */
export function isOfIdentity(item: CorrectionItem): boolean {
  return itemsAt('biomatric', [item]).length > 0;
}

interface Progress extends Correction {
  /** What has to be sent was sent again, and a detail was corrected; true where neither is asked for. */
  readonly hasArrived: boolean;
}

/** Whether each thing was done: its step was saved, what has to be sent was sent again, and a detail was corrected. */
export function progressOf({ items, fileIds }: AskedCorrection, { steps, files, details }: DoneSince): Progress[] {
  const sent = files.filter(({ id }) => !fileIds.includes(id));
  return items.map((item) => {
    const isSaved = steps.some((step) => itemsAt(step as AccountOpeningStep, [item]).length > 0);
    const isSentAgain = !isSent(item) || sent.some(({ type }) => isFileOf(item, type));
    const hasArrived = isSentAgain && (!isDetail(item) || details.includes(item));
    return { item, hasArrived, isDone: isSaved && hasArrived };
  });
}

/** What staff say about it: as it was written, where that was in one language. */
export function remarksOfCorrection(correction: AskedOfAnyKind | null | undefined): LocalizedText | null {
  return correction ? remarksOf({ remark: correction.remark, remarks: correction.remarks ?? null }) : null;
}

/** The same for the customer. */
export function toWire(
  correction: AskedCorrection | null,
  done: DoneSince,
): Pick<StoredApplication, 'Corrections' | 'CorrectionRemarks'> {
  if (!correction) return {};
  const Corrections = progressOf(correction, done).map(({ item, hasArrived, isDone }) => ({
    Item: item,
    HasArrived: hasArrived,
    IsDone: isDone,
  }));
  return { Corrections, CorrectionRemarks: remarksOfCorrection(correction) };
}
