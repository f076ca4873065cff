import type { MessageId } from '@taga/i18n';
import { CheckIcon } from '@taga/ui';
import { useText } from '@taga/web/text';

interface NeedsProps {
  title: string;
  needs: readonly MessageId[];
}

/** What to have at hand before one begins. */
export function Needs({ title, needs }: NeedsProps) {
  const text = useText();
  return (
    <div className="grid max-w-form gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="grid gap-3">
        {needs.map((need) => (
          <li key={need} className="flex items-start gap-3">
            <CheckIcon size={24} className="shrink-0 text-success" />
            {text(need)}
          </li>
        ))}
      </ul>
    </div>
  );
}
