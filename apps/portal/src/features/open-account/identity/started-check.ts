import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import {
  type IdentityType,
  primaryIdTypeOf,
  primaryIdTypes,
  secondaryIdTypes,
} from '@taga/contract/records/applications/identity-check';
import { createStored, useStored } from '@taga/web/storage';
import { useState } from 'react';
import type { UploadType } from '../../../lib/applications/identity-files/photo-buttons.tsx';
import type { AccountOpening } from '../opening-context.tsx';
import { useOpening } from '../opening-context.tsx';

/** What there is to a check beyond the files, for as long as the tab lives: nothing of it is anybody's data. */
export interface StartedCheck {
  /** Of which application it is. */
  readonly checkId: string;
  readonly idType: IdentityType;
  readonly uploadType: UploadType;
  /** Of the check before, if there was one. */
  readonly formKey?: string | undefined;
  /** When the video was accepted. */
  readonly videoAtMs?: number | undefined;
  /** Of the request that the video was recorded for; a phone that was handed the task has its own. */
  readonly tokenId?: string | undefined;
  /** The video that has arrived: no answer of the journey holds it. */
  readonly video?: UploadedFile | undefined;
  /** The customer went on while files were on their way: they are checked behind the questions that follow. */
  readonly isBehind?: boolean | undefined;
  /** What was checked there was refused. */
  readonly wasRefused?: boolean | undefined;
}

const idTypes: readonly string[] = [...primaryIdTypes, ...secondaryIdTypes];

function parse(found: unknown): StartedCheck | undefined {
  const { checkId, idType } = (found ?? {}) as Partial<StartedCheck>;
  return typeof checkId === 'string' && idTypes.includes(String(idType)) ? (found as StartedCheck) : undefined;
}

const stored = createStored({ key: 'taga.identity-check', area: 'session', parse });

/** What staff want done again is another check than the first one. */
function checkIdOf({ id, application, correction }: AccountOpening): string {
  return correction ? `${id}/${application.Revision}` : id;
}

export function primaryIdOf({ journey }: Pick<AccountOpening, 'journey'>): IdentityType {
  return primaryIdTypeOf(journey.getDraft().answers.idType);
}

/** Somebody who goes on elsewhere has whatever document its photos are of. */
function freshCheck(opening: AccountOpening): StartedCheck {
  const { idImages } = opening.journey.getDraft().answers;
  const { RecordId, RecordURL } = opening.application;
  const isVideoDue = opening.correction?.unsent.includes('SELFIE_VIDEO');
  const isSecondary = idImages.length > 0 && idImages.every(({ type }) => type.startsWith('SECONDARY-'));
  return {
    checkId: checkIdOf(opening),
    idType: isSecondary ? 'DL' : primaryIdOf(opening),
    uploadType: 'CAPTURE',
    ...(RecordId && !isVideoDue && { video: { id: RecordId, type: 'SELFIE-VIDEO', name: '', url: RecordURL ?? '' } }),
  };
}

/** The same for everything on the page that knows of the check. */
export function useStartedCheck() {
  const opening = useOpening();
  const checkId = checkIdOf(opening);
  const [fresh] = useState(() => freshCheck(opening));
  const ofThis = (found: StartedCheck | undefined) => (found?.checkId === checkId ? found : fresh);
  const started = ofThis(useStored(stored, undefined));
  const change = (changed: Partial<StartedCheck>) => stored.set({ ...ofThis(stored.get()), ...changed });
  return [started, change] as const;
}
