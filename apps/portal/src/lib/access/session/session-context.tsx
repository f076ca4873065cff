import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { absentSession, type Customer, type Session } from './session.ts';
import { getSession, subscribeToSession } from './session-store.ts';

const SessionContext = createContext<Session>(absentSession);

const tickMs = 1000;

interface SessionProviderProps {
  /** What the first drawing goes by; prerendered pages were drawn without anybody signed in. */
  initial: Session;
  children: ReactNode;
}

/**
 * The session follows in a transition, as changes of page do. So "sign in and go to the account", or "log
 * out and go home", is one change on the screen, with no moment in between that a guard could see.
 */
export function SessionProvider({ initial, children }: SessionProviderProps) {
  const [session, setSession] = useState(initial);
  const isOpen = session.kind === 'open';

  useEffect(() => {
    const update = () => startTransition(() => setSession(getSession()));
    update();
    const unsubscribe = subscribeToSession(update);
    // By the clock each time: a timer for the whole hour would stand still while the device sleeps.
    const timer = isOpen ? setInterval(update, tickMs) : undefined;
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [isOpen]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  return use(SessionContext);
}

/** The signed-in customer; nothing for a visitor. */
export function useCustomer(): Customer | undefined {
  const session = useSession();
  return session.kind === 'open' ? session.customer : undefined;
}
