import type { FoundCustomer } from '@taga/contract/records/desk/customer';
import { Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { paths } from '../../config/paths.ts';
import { useReading } from '../../lib/names/reading.ts';

/** The ways to the cases of a customer: what each is for, and where it is. */
export function CaseLinks({ cases }: { cases: FoundCustomer['cases'] }) {
  const { text, names } = useReading();
  if (cases.length === 0) return '–';
  const nameOf = ({ queue, accountClass }: FoundCustomer['cases'][number]) => {
    if (accountClass) return names.accountClass(accountClass);
    if (queue === 'cards') return text('deskCustomers.case.card');
    return text(queue === 'renewals' ? 'deskCustomers.case.renewal' : 'deskCustomers.case.other');
  };
  return (
    <ul className="grid gap-1 lg:text-start">
      {cases.map((each) => (
        <li key={each.id}>
          <Link as={RouterLink} href={paths.caseOf(each.queue, each.id)}>
            {nameOf(each)}
          </Link>{' '}
          <span className="text-text-muted">{text(`deskCustomers.caseStatus.${each.status}`)}</span>
        </li>
      ))}
    </ul>
  );
}
