import { ApiError } from '@taga/web/api';
import { reportUnreachable } from '@taga/web/connection';
import { type Form, type Submit, useForm, useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage, useTextStore } from '@taga/web/text';
import { lazy, useRef } from 'react';
import { paths } from '../../../config/paths.ts';
import type { SessionRecords } from '../session/session-records.ts';
import type { Credentials } from './sign-in.ts';

/** Fetched when somebody begins to type: the page itself is there sooner without the rules and the calls. */
const loadWork = () => import('./sign-in.ts');
type Work = Awaited<ReturnType<typeof loadWork>>;

/** Nothing is refused before the work is there, so it is there as well. */
export const LoginError = lazy(async () => ({ default: (await loadWork()).LoginError }));

interface SignIn {
  readonly form: Form<Credentials>;
  readonly sending: Submit<[]>;
  prepare(): void;
  submit(): void;
}

/** The form of a sign-in and its sending. A blocked account has a page of its own that says what to do. */
export function useSignIn(loginId: string, onRecognised: (records: SessionRecords) => void): SignIn {
  const language = useLanguage();
  const navigate = useNavigate();
  const { loadGroup } = useTextStore();
  const work = useRef<Work>(undefined);
  const form = useForm<Credentials>({
    initial: { loginId, password: '' },
    check: (values) => work.current?.checkCredentials(values) ?? {},
  });

  const sending = useSubmit(async () => {
    const { signIn, isBlocked, blockOf } = await load();
    if (!form.isValid()) return;
    try {
      onRecognised(await signIn(form.values, language));
    } catch (failure) {
      if (!isBlocked(failure)) throw failure;
      navigate(paths.accountBlocked(), blockOf(failure));
    }
  });

  /** A file that cannot be fetched is a call that did not get through. */
  async function load() {
    try {
      [work.current] = await Promise.all([loadWork(), loadGroup('refusals')]);
      return work.current;
    } catch (cause) {
      reportUnreachable();
      throw new ApiError(null, null, null, { cause });
    }
  }

  return {
    form,
    sending,
    // A failure is met again, and told, when the form is sent.
    prepare: () => void load().catch(() => undefined),
    submit: () => void sending.submit(),
  };
}
