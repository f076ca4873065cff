import type { SignUpStep } from '@taga/contract/journeys/sign-up';
import { useNavigate } from '@taga/web/navigation';
import { paths } from '../../../config/paths.ts';
import { withStep } from '../draft/draft.ts';
import { changeDraft } from '../draft/draft-store.ts';

/** Saves that a step was reached and goes there. */
export function useNextStep(step: SignUpStep): () => void {
  const navigate = useNavigate();
  return () => {
    changeDraft((draft) => withStep(draft, step));
    navigate(paths.signUpStep(step));
  };
}
