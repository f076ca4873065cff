import { errorCodes } from '@taga/contract';
import { reportUnreachable } from '@taga/web/connection';
import { type Form, findRefusal, isRefusedWith, type Refusal, useForm, useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage, useTextStore } from '@taga/web/text';
import { useRef } from 'react';
import { paths } from '../../config/paths.ts';
import type { SessionRecords } from '../session/session-records.ts';
import type { Credentials } from './sign-in.ts';

/** Fetched when somebody begins to type: the page itself is there sooner without the rules and the calls. */
const loadWork = () => import('./sign-in.ts');
type Work = Awaited<ReturnType<typeof loadWork>>;

interface SignIn {
  readonly form: Form<Credentials>;
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
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

  const sending = useSubmit(async ({ signIn }: Work, credentials: Credentials) => {
    try {
      onRecognised(await signIn(credentials, language));
    } catch (failure) {
      if (!isRefusedWith(findRefusal(failure), errorCodes.accountBlocked)) throw failure;
      navigate(paths.accountBlocked());
    }
  });

  async function load() {
    [work.current] = await Promise.all([loadWork(), loadGroup('refusals')]);
    return work.current;
  }

  async function send() {
    const loaded = await load();
    if (form.isValid()) await sending.submit(loaded, form.values);
  }

  return {
    form,
    isBusy: sending.isBusy,
    refusal: sending.refusal,
    // A failure is met again, and told, when the form is sent.
    prepare: () => void load().catch(() => undefined),
    submit: () => void send().catch(reportUnreachable),
  };
}
