import { brand } from '@taga/brand';
import { type LinkComponent, Logo } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { bankName } from '../../lib/fulfilment/bank/bank.ts';

export function HomeLink({ as: Anchor }: { as: LinkComponent }) {
  const text = useText();
  const bank = bankName(useLanguage());
  return (
    <Anchor
      href={paths.home()}
      aria-label={text('layout.header.home', { bank })}
      className="inline-flex min-h-11 items-center rounded-field"
    >
      <Logo mark={brand.logo} wordmark={brand.wordmark} />
    </Anchor>
  );
}
