import { type FramedMessage, type HostMessage, hearMessages, readHostMessage } from '@taga/web/framing';

/** The page around this one has to be the portal that this server serves: the same origin, and the very window. */
const host = { findWindow: () => window.parent, origin: window.location.origin };

/** Somebody opened the address by itself: there is nobody to ask for a ticket. */
export const isAlone = window.parent === window;

export function tellHost(message: FramedMessage): void {
  if (!isAlone) window.parent.postMessage(message, host.origin);
}

/** Answers how to stop listening. */
export function hearHost(onMessage: (message: HostMessage) => void): () => void {
  return hearMessages(host, (data) => {
    const message = readHostMessage(data);
    if (message) onMessage(message);
  });
}

const ticketPatienceMs = 30_000;

/** Asks for a ticket; throws when none comes. */
export function askForTicket(): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error('No ticket came'))), ticketPatienceMs);
    const stop = hearHost((message) => {
      if (message.type === 'TICKET') end(() => resolve(message.ticket));
    });
    function end(settle: () => void) {
      clearTimeout(timer);
      stop();
      settle();
    }
    tellHost({ type: 'READY' });
  });
}
