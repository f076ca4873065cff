import { ButtonLink, ShieldIcon } from '@taga/ui';
import { useText } from '@taga/web/text';

/** Where the bank has an identity provider of its own, passwords are off and this is the only way. */
export function ProviderButton({ startPath }: { startPath: string }) {
  const text = useText();
  return (
    <div className="grid gap-3">
      <p>{text('desk.provider.text')}</p>
      {/* Leaves the desk: the provider's own page comes next. */}
      <ButtonLink href={startPath} className="justify-self-start">
        <ShieldIcon />
        {text('desk.provider.button')}
      </ButtonLink>
    </div>
  );
}
