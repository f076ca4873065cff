import { paths } from '../../config/paths.ts';
import { ContactWays } from '../../lib/bank/contact-ways.tsx';
import { BackLink } from '../../lib/page/back-link.tsx';
import { NarrowColumn } from '../../lib/page/narrow-column.tsx';
import { useText } from '../../lib/text/text-context.tsx';

/** For who cannot sign in: how to reach the bank, without leaving what they were doing. */
export function Page() {
  const text = useText();
  return (
    <NarrowColumn
      back={<BackLink href={paths.login()} />}
      title={text('login.contact.title')}
      lead={text('login.contact.lead')}
    >
      <dl className="grid gap-4">
        <ContactWays />
      </dl>
    </NarrowColumn>
  );
}
