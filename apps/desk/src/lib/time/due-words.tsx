import type { CaseSummary } from '@taga/contract/records/desk/cases';
import { Badge } from '@taga/ui';
import { useReading } from '../names/reading.ts';
import { dueInWords } from './due.ts';

/** By when a case is to be decided; coloured in the last quarter of its time, and once it is late. */
export function DueWords({ due }: { due: NonNullable<CaseSummary['due']> }) {
  const { words, tone } = dueInWords({ soonAt: new Date(due.soonAt), at: new Date(due.at) }, useReading());
  return <Badge tone={tone}>{words}</Badge>;
}
