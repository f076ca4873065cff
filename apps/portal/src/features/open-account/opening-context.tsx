import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import type { CodeState, OpeningPlace } from '@taga/contract/records/applications/application-step';
import type { IdentityFindings } from '@taga/contract/records/applications/identity-check';
import { useApplication } from '@taga/journey/application';
import type { Note } from '@taga/journey/note';
import type { WizardOpening as AnyOpening } from '../../lib/applications/opening-wizard/opening.ts';
import type { FileOwner } from '../../lib/applications/uploads/file-owner.ts';
import type { AskedCorrection } from './correction/asked-correction.ts';

/** An application that is being filled in. */
export interface AccountOpening extends AnyOpening<AccountOpeningStep> {
  readonly place: OpeningPlace;
  /** What staff want done again, where they do: then nothing else can be changed. */
  readonly correction: AskedCorrection | undefined;
  /** What became of the code that closes it. */
  readonly code: Note<CodeState>;
  /** Why the last identity check failed. */
  readonly findings: Note<IdentityFindings>;
  /** The application as its files name it. */
  readonly owner: FileOwner;
}

/** The application on the screen, with what this way to an account knows of it. */
export const useOpening = () => useApplication<AccountOpening>();
