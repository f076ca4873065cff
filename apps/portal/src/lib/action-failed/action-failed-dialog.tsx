import { errorCodes } from '@taga/contract';
import { ButtonLink, Dialog } from '@taga/ui';
import { paths } from '../../config/paths.ts';
import { type Refusal, refusalTexts } from '../form/refusal.ts';
import { RouterLink } from '../navigation/router-link.tsx';
import { useText } from '../text/text-context.tsx';
import { useCatalogs } from '../text/use-catalogs.ts';

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
