import { ArrowLeftIcon, ButtonLink } from '@taga/ui';
import { RouterLink } from '../navigation/router-link.tsx';
import { useText } from '../text/text-context.tsx';

/** The way back beside a form's main button: an arrow on a phone, with its word where there is room. */
export function BackArrow({ href }: { href: string }) {
  const text = useText();
  return (
    <ButtonLink as={RouterLink} variant="text" size="arrow" href={href} aria-label={text('form.actions.back')}>
      <ArrowLeftIcon size={24} />
      <span className="hidden sm:inline">{text('form.actions.back')}</span>
    </ButtonLink>
  );
}
