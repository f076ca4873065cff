import { otpCode } from '@taga/contract/rules/access/otp-code';
import type { MessageKey } from '@taga/contract/rules/fields/message-keys';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { useState } from 'react';
import type { DomainError } from '../form/domain-error.ts';
import { domainErrorTexts } from '../form/domain-error-texts.ts';
import { type Submit, useSubmit } from '../form/use-submit.ts';
import { useText } from '../text/text-context.tsx';

export type CodeVia = 'SMS' | 'EMAIL';

interface CodeEntryOptions {
  /** Answers false where a wrong code is no error but an answer, for which the screen has words of its own. */
  readonly onVerify: (code: string) => Promise<unknown>;
  readonly onResend: (via: CodeVia) => Promise<void>;
}

export interface CodeEntryState {
  readonly code: string;
  readonly type: (code: string) => void;
  /** What is wrong with the code, or why it could not be sent again. */
  readonly error: string | undefined;
  /** What stands behind the error: another object for each failure, even if it is for the same reason. */
  readonly failure: object | undefined;
  /** Why the server said no to the code, or to another one. */
  readonly domainError: DomainError | undefined;
  /** The code was evaluated to be wrong, and the screen says so. */
  readonly isWrong: boolean;
  /** After a wrong code a new one may be asked for without waiting for the countdown. */
  readonly wasRefused: boolean;
  readonly wasResent: boolean;
  readonly verifying: Submit<[string]>;
  readonly resending: Submit<[CodeVia]>;
  readonly verify: () => void;
  readonly resend: (via: CodeVia) => void;
}

/** The state behind `CodeEntry`; the button that calls `verify` is the screen's own. */
export function useCodeEntry({ onVerify, onResend }: CodeEntryOptions): CodeEntryState {
  const text = useText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ readonly key: MessageKey }>();
  const [wasResent, setWasResent] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const verifying = useSubmit(async (typed: string) => {
    setIsWrong(false);
    setIsWrong((await onVerify(typed)) === false);
  });
  const resending = useSubmit(async (via: CodeVia) => {
    await onResend(via);
    setWasResent(true);
  });
  const domainError = resending.domainError ?? verifying.domainError;

  function forgetErrors() {
    setProblem(undefined);
    verifying.forget();
    resending.forget();
    setWasResent(false);
    setIsWrong(false);
  }

  function send(whole: string) {
    resending.forget();
    void verifying.submit(whole);
  }

  return {
    code,
    error: problem ? text(problem.key) : domainError && domainErrorTexts(domainError, text)[0],
    failure: problem ?? domainError,
    domainError,
    isWrong,
    wasRefused: isWrong || verifying.domainError !== undefined,
    wasResent,
    verifying,
    resending,
    type(typed) {
      setCode(typed);
      setProblem(undefined);
      // The last digit says that it is whole: nobody has to press for it.
      const isWhole = typed !== code && !findProblem(otpCode, typed);
      if (isWhole && !verifying.isBusy) send(typed);
    },
    verify() {
      const found = findProblem(otpCode, code);
      setProblem(found && { key: found });
      if (!found) send(code);
    },
    resend(via) {
      forgetErrors();
      setCode('');
      void resending.submit(via);
    },
  };
}
