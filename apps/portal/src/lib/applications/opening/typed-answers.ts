import { createStored } from '@taga/web/storage';

/** What was typed for an application and not saved yet; what is in it is the wizard's own business. */
interface TypedAnswers<Answers = object> {
  readonly revision: number;
  readonly answers: Partial<Answers>;
}

/** Of one customer: anyone else who signs in on the device finds nothing. */
interface TypedOfCustomer {
  readonly loginId: string;
  readonly byApplication: Readonly<Record<string, TypedAnswers>>;
}

function parse(found: unknown): TypedOfCustomer | undefined {
  const { loginId, byApplication } = (found ?? {}) as Partial<TypedOfCustomer>;
  const isReadable = typeof loginId === 'string' && typeof byApplication === 'object' && byApplication !== null;
  return isReadable ? { loginId, byApplication } : undefined;
}

const stored = createStored({ key: 'taga.opening', parse });

/** What the device keeps of one application, so that a reload or a crash of the tab loses nothing. */
export function typedAnswersOf<Answers extends object>(loginId: string, applicationId: string) {
  const all = () => {
    const found = stored.get();
    return found?.loginId === loginId ? found.byApplication : {};
  };
  return {
    get(): TypedAnswers<Answers> | undefined {
      const found = all()[applicationId];
      const isReadable = typeof found?.revision === 'number' && typeof found.answers === 'object';
      return isReadable ? (found as TypedAnswers<Answers>) : undefined;
    },
    set(typed: TypedAnswers<Answers> | undefined) {
      const { [applicationId]: _before, ...others } = all();
      stored.set({ loginId, byApplication: typed ? { ...others, [applicationId]: typed } : others });
    },
    subscribe: stored.subscribe,
  };
}

/** Who logs out leaves nothing behind. */
export const forgetTypedAnswers = () => stored.remove();
