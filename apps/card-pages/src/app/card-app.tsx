import { brand } from '@taga/brand';
import { keepPhrases, type Language } from '@taga/i18n';
import type { WebApp } from '@taga/web/app';
import { createQueryClient, QueryClientProvider } from '@taga/web/data';
import type { ReactNode } from 'react';
import { isAlone } from '../lib/host/host.ts';
import { HostLink } from '../lib/host/host-link.tsx';
import { Alone } from './alone.tsx';
import { pageTable } from './page-table.ts';

const queries = createQueryClient();

function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <HostLink />
      {children}
    </QueryClientProvider>
  );
}

function FramedOnly({ children }: { children: ReactNode }) {
  return isAlone ? <Alone /> : children;
}

const nameOf = (language: Language) => (language === 'mm' ? keepPhrases(brand.nameMM) : brand.name);

/** The card pages, on what every browser app of ours is made of. */
export const cardApp: WebApp = { pages: pageTable, nameOf, Gate: FramedOnly, Around };
