import { errorCodes } from '@taga/contract';
import { keepPhrases } from '@taga/i18n';
import { ButtonLink, Dialog } from '@taga/ui';
import type { DomainError } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';

interface ActionFailedDialogProps {
  domainError: DomainError;
  onClose: () => void;
}

const words = ['refusals'] as const;

/** Tells why the bank said no to opening an account, in the server's own words, with two next steps. */
export function ActionFailedDialog({ domainError, onClose }: ActionFailedDialogProps) {
  const text = useText();
  const hasWords = useCatalogs(words);
  if (!hasWords) return null;
  const { message, details } = domainError;
  // This reason begins with the address itself.
  const isAddressed = details[0]?.ErrorCode === errorCodes.alreadyHasAccount;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('actionFailed.dialog.title')}
      closeText={text('actionFailed.dialog.close')}
      actions={
        <>
          <ButtonLink as={RouterLink} variant="secondary" href={paths.support()}>
            {text('actionFailed.dialog.support')}
          </ButtonLink>
          <ButtonLink as={RouterLink} href={paths.accounts()}>
            {text('actionFailed.dialog.others')}
          </ButtonLink>
        </>
      }
    >
      {!isAddressed && <p>{text('actionFailed.dialog.dear')}</p>}
      <p>{keepPhrases(details[0]?.ErrorDescription ?? message)}</p>
    </Dialog>
  );
}
