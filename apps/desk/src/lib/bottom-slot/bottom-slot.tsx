import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The place at the bottom of the screen, under the toasts, that the frame keeps for what a page decides there. */
export const BottomSlot = createContext<HTMLElement | null>(null);

export function AtTheBottom({ children }: { children: ReactNode }) {
  const slot = use(BottomSlot);
  return slot && createPortal(children, slot);
}
