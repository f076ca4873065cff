import { brand } from '@taga/brand';
import { Logo } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';

/** The bank's mark, and a word that tells the desk from the customers' portal at a glance. */
export function DeskLogo() {
  const text = useText();
  return (
    <RouterLink
      href={paths.home}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-field no-underline"
    >
      <Logo mark={brand.logo} wordmark={brand.wordmark} />
      <span className="border-l border-border pl-2 font-semibold whitespace-nowrap text-text">
        {text('desk.header.desk')}
      </span>
    </RouterLink>
  );
}
