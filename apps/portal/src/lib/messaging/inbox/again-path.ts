import { paths } from '../../../config/paths.ts';

/** Where what was rejected can be asked for once more, by its kind; an account has none in its message. */
export function againPath(kind: string | null | undefined): string {
  if (!kind) return paths.accounts();
  if (kind === 'card') return paths.cardApplication();
  return kind === 'card-renewal' ? paths.cardRenewal() : paths.application(kind);
}
