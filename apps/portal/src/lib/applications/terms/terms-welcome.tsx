import { termsFilePath } from '@taga/contract';
import { toWireLanguage } from '@taga/i18n';
import type { AccountClass } from '@taga/reference/account-classes';
import { ButtonLink, DownloadIcon, PhoneScene } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';

/** What is about to be agreed to: a picture, a welcome, and the terms of the account in the reader's language. */
export function TermsWelcome({ accountClass, afterwards }: { accountClass: AccountClass; afterwards: string }) {
  const text = useText();
  const language = useLanguage();
  const { code, accountType } = accountClass;
  return (
    <div className="grid gap-6">
      <div className="w-56 max-w-full">
        <PhoneScene />
      </div>
      <p>{text('openingEnd.terms.welcome', { account: text(`accountList.${accountType}.name`) })}</p>
      <ButtonLink
        variant="secondary"
        href={termsFilePath(code, toWireLanguage(language))}
        target="_blank"
        className="justify-self-start"
      >
        <DownloadIcon />
        {text('openingEnd.terms.download')}
      </ButtonLink>
      <p className="text-text-muted">{afterwards}</p>
    </div>
  );
}
