import { errorCodes } from '@taga/contract';
import { ButtonLink, Dialog } from '@taga/ui';
import { type Refusal, refusalTexts } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';

const refusalWords = ['refusals'] as const;

interface ActionFailedDialogProps {
  refusal: Refusal;
  onClose: () => void;
}

/** Tells why the bank said no to opening an account, with two ways on. */
export function ActionFailedDialog({ refusal, onClose }: ActionFailedDialogProps) {
  const text = useText();
  const hasWords = useCatalogs(refusalWords);
  if (!hasWords) return null;
  // This reason begins with the address itself.
  const isAddressed = refusal.details[0]?.ErrorCode === errorCodes.alreadyHasAccount;
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
      <p>{refusalTexts(refusal, text)[0]}</p>
    </Dialog>
  );
}
