import { Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { contact } from '../../fulfilment/bank/bank.ts';

/** For who has used up all codes: the step that sends new ones, and whom to call. */
export function CodeRecoveryLink({ href, label }: { href: string; label: string }) {
  const text = useText();
  return (
    <>
      <Link as={RouterLink} standalone href={href}>
        {label}
      </Link>
      <Link standalone href={contact.hotlineHref}>
        {text('form.code.call', { hotline: contact.hotline })}
      </Link>
    </>
  );
}
