import { errorCodes } from '@taga/contract';
import { ButtonLink, Dialog } from '@taga/ui';
import { type DomainError, domainErrorTexts } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';

const domainErrorWords = ['refusals'] as const;

interface ActionFailedDialogProps {
  domainError: DomainError;
  onClose: () => void;
}

/** Tells why the bank said no to opening an account, with two next steps. */
export function ActionFailedDialog({ domainError, onClose }: ActionFailedDialogProps) {
  const text = useText();
  const hasWords = useCatalogs(domainErrorWords);
  if (!hasWords) return null;
  // This reason begins with the address itself.
  const isAddressed = domainError.details[0]?.ErrorCode === errorCodes.alreadyHasAccount;
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
      <p>{domainErrorTexts(domainError, text)[0]}</p>
    </Dialog>
  );
}
