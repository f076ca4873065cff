import { useLocation } from '@taga/web/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { hidesNavigation } from '../../config/paths.ts';
import { BareLayout } from './bare-layout.tsx';
import { Layout as PublicLayout } from './public-layout.tsx';

/** By the address; after the first drawing, because the page that comes from the server is the same for all of them. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [isBare, setIsBare] = useState(false);
  useEffect(() => setIsBare(hidesNavigation(pathname)), [pathname]);
  return isBare ? <BareLayout>{children}</BareLayout> : <PublicLayout>{children}</PublicLayout>;
}
