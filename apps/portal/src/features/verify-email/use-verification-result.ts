import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { isWhole, type LinkParts, readLink, type VerificationResult, verifyLink } from './verify.ts';

/** Long enough to read that it worked. */
const goodNewsMs = 2000;

/** The link does its work once, by a call of this script; fetching its address alone, as scanners do, does nothing. */
export function useVerificationResult(): { link: LinkParts; result: VerificationResult; tryAgain: () => void } {
  const language = useLanguage();
  const navigate = useNavigate();
  const [link] = useState(() => readLink(window.location.search));
  const [result, setResult] = useState<VerificationResult>({ kind: isWhole(link) ? 'verifying' : 'incomplete' });
  const hasStarted = useRef(false);

  const verify = useCallback(() => {
    if (!isWhole(link)) return;
    setResult({ kind: 'verifying' });
    void verifyLink(link, language).then(setResult);
  }, [link, language]);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    // What the link carries is not for the history, nor for anyone who looks at the screen.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    verify();
  }, [verify]);

  useEffect(() => {
    if (result.kind !== 'verified') return;
    const next = result.isSignedIn ? paths.myAccount() : paths.login();
    const timer = setTimeout(() => navigate(next, { replace: true }), goodNewsMs);
    return () => clearTimeout(timer);
  }, [result, navigate]);

  return { link, result, tryAgain: verify };
}
