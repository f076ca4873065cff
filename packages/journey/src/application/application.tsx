import type { Language } from '@taga/i18n';
import type { DomainError } from '@taga/web/form';
import { createContext, type ReactNode, use } from 'react';
import type { ServerJourney } from '../draft/server-journey.ts';
import type { SaveLog } from './save-log.ts';

/** A step that is left, with all the answers as they are then. */
export interface SavedStep<Answers, Name extends string> {
  readonly step: Name;
  readonly answers: Answers;
  /** Of what the answers were made from. */
  readonly revision: number;
  /** The same for every try of one save: the server carries it out once. */
  readonly saveKey: string;
  readonly language: Language;
}

/** An application that is being filled in: what a kind adds to its journey so that the server keeps it. */
export interface Application<Answers extends object = object, Name extends string = string> {
  /** Another one each time it is loaded: what is drawn from it begins again. */
  readonly key: string;
  readonly journey: ServerJourney<Answers, Name>;
  readonly saves: SaveLog;
  /** Sends a step; answers with the revision there is then. */
  save(left: SavedStep<Answers, Name>): Promise<number>;
  onSaved?(step: Name, language: Language): void;
  /** For a domain error that ends the wizard. */
  onRefused?(domainError: DomainError | undefined, navigate: (path: string, options?: object) => void): void;
}

/** An application on the screen. */
export type ShownApplication<Kind> = Kind & {
  /** Asks the server again; the page begins again with what it has, and with what was typed here. */
  reload(): Promise<Kind | undefined>;
};

const ApplicationContext = createContext<unknown>(null);

export function ApplicationProvider<Kind>({ shown, children }: { shown: ShownApplication<Kind>; children: ReactNode }) {
  return <ApplicationContext value={shown}>{children}</ApplicationContext>;
}

/** Which application is on the screen, with its journey and whatever else its kind knows of it. */
export function useApplication<Kind = Application>(): ShownApplication<Kind> {
  const shown = use(ApplicationContext);
  if (!shown) throw new Error('There is no application around this component');
  return shown as ShownApplication<Kind>;
}
