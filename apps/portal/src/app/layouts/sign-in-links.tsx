import { ButtonLink } from '@taga/ui';
import { paths } from '../../config/paths.ts';
import { RouterLink } from '../../lib/navigation/router-link.tsx';
import { useText } from '../../lib/text/text-context.tsx';

export function SignInLinks() {
  const text = useText();
  return (
    <>
      <ButtonLink as={RouterLink} variant="secondary" size="compact" href={paths.login()}>
        {text('layout.header.signIn')}
      </ButtonLink>
      <ButtonLink as={RouterLink} size="compact" href={paths.signUp()}>
        {text('layout.header.signUp')}
      </ButtonLink>
    </>
  );
}
