import type { DetailValues } from '@taga/contract/records/customers/detail-values';
import type { DetailItem } from '@taga/contract/rules/customers/personal-details';
import { useText } from '@taga/web/text';
import { useDetailWords } from './use-detail-words.ts';

interface ChangesProps {
  items: readonly DetailItem[];
  before: DetailValues;
  after: DetailValues;
}

/** Each value of before beside the one of after. */
export function Changes({ items, before, after }: ChangesProps) {
  const text = useText();
  const { linesOf } = useDetailWords();
  const rows = items.flatMap((item) => {
    const [old, now] = [linesOf(item, before), linesOf(item, after)];
    return now.map(([label, value], place) => ({ label, old: old[place]?.[1] ?? '', value }));
  });
  return (
    <table className="w-full table-fixed text-left">
      <thead>
        <tr className="border-b border-border text-text-muted">
          <th scope="col" className="w-1/4 py-1 pr-3 font-normal">
            {text('desk.details.detail')}
          </th>
          <th scope="col" className="py-1 pr-3 font-normal">
            {text('desk.details.before')}
          </th>
          <th scope="col" className="py-1 font-normal">
            {text('desk.details.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, old, value }) => (
          <tr key={label} className="border-b border-border align-top last:border-b-0">
            <th scope="row" className="py-1 pr-3 font-normal text-text-muted">
              {label}
            </th>
            <td className="py-1 pr-3 wrap-anywhere">{old === value ? old : <del>{old || '–'}</del>}</td>
            <td className="py-1 font-semibold wrap-anywhere">{value || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
