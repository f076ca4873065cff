import { useNavigate } from '@taga/web/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { findResetDraft, type ResetDraft } from './reset-draft.ts';

interface WithDraftProps {
  /** Whether the draft has come far enough for this page. */
  isReady: (draft: ResetDraft) => boolean;
  children: (draft: ResetDraft) => ReactNode;
}

/** The later pages of a reset need what the earlier ones brought; who has not been there begins at the first. */
export function WithDraft({ isReady, children }: WithDraftProps) {
  const navigate = useNavigate();
  const [draft] = useState(findResetDraft);
  const ready = draft && isReady(draft) ? draft : undefined;
  useEffect(() => {
    if (!ready) navigate(paths.forgetPassword(), { replace: true });
  }, [ready, navigate]);
  return ready && children(ready);
}
