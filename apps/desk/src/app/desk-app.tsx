import { brand } from '@taga/brand';
import { keepPhrases, type Language, textIn } from '@taga/i18n';
import type { WebApp } from '@taga/web/app';
import type { ReactNode } from 'react';
import { DeskQueries } from '../lib/staff/desk-queries.tsx';
import { type DeskPage, pageTable } from './page-table.ts';
import { SessionEnd } from './session-end.tsx';
import { StaffGate } from './staff-gate.tsx';

function Around({ children }: { children: ReactNode }) {
  return (
    <DeskQueries>
      {children}
      <SessionEnd />
    </DeskQueries>
  );
}

const nameOf = (language: Language) => keepPhrases(textIn(language, brand.name));

/** The staff's desk, on what every browser app of ours is made of. */
export const deskApp: WebApp<DeskPage> = { pages: pageTable, nameOf, Gate: StaffGate, Around };
