import { ArrowLeftIcon, ButtonLink } from '@taga/ui';
import { RouterLink } from '../navigation/router-link.tsx';
import { useText } from '../text/text-context.tsx';

/** Goes where the page belongs, not to whatever was open before: the address may have been typed. */
export function BackLink({ href }: { href: string }) {
  const text = useText();
  return (
    <ButtonLink as={RouterLink} variant="text" size="compact" href={href} className="-ml-edge justify-self-start">
      <ArrowLeftIcon />
      {text('form.actions.back')}
    </ButtonLink>
  );
}
