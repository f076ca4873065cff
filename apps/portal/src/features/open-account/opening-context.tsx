import { useOpening as useAnyOpening } from '../../lib/opening-wizard/opening-context.tsx';
import type { Opening } from './opening.ts';

/** The application on the screen, with what this way to an account knows of it. */
export const useOpening = () => useAnyOpening<Opening>();
