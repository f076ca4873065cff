import { useApplication } from '@taga/journey/application';
import type { Opening } from './opening.ts';

/** The application on the screen, with what this way to an account knows of it. */
export const useOpening = () => useApplication<Opening>();
