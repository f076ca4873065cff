import { localCurrency } from '@taga/contract/constants';
import type { MessageDetail } from '@taga/contract/records/messaging/message';
import { formatNumber, keepPhrases } from '@taga/i18n';
import { chequeBookFees } from '@taga/reference/cheque-book-fees';
import { currencyExponents } from '@taga/reference/currencies';
import { Button, ButtonLink, Dialog } from '@taga/ui';
import type { DomainError } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useId } from 'react';
import { paths } from '../../config/paths.ts';
import { useChequeBook } from './use-message.ts';

/** The bank's own words for why there is none, and whom to ask. */
function RefusedDialog({ domainError, onClose }: { domainError: DomainError; onClose: () => void }) {
  const text = useText();
  const [first] = domainError.details;
  return (
    <Dialog
      open
      onClose={onClose}
      title={keepPhrases(domainError.message)}
      closeText={text('inbox.chequeBook.close')}
      actions={
        <ButtonLink as={RouterLink} href={paths.support()}>
          {text('inbox.chequeBook.support')}
        </ButtonLink>
      }
    >
      <p>{text('inbox.chequeBook.dear')}</p>
      {first && <p>{keepPhrases(first.ErrorDescription)}</p>}
    </Dialog>
  );
}

/** Asks for a cheque book, once. */
export function ChequeBook({ message }: { message: Extract<MessageDetail, { Type: 'AccountCreated' }> }) {
  const text = useText();
  const language = useLanguage();
  const titleId = useId();
  const asking = useChequeBook(message);
  const { domainError } = asking;
  const { dutyMinor, serviceMinor } = chequeBookFees.micr;
  const kyats = (minor: number) => formatNumber(minor / 10 ** currencyExponents[localCurrency], language);
  return (
    <section aria-labelledby={titleId} className="grid gap-3 rounded-card bg-surface-sunken p-4 sm:p-5">
      <h2 id={titleId} className="text-lg">
        {text('inbox.chequeBook.title')}
      </h2>
      <p>{text('inbox.chequeBook.text', { duty: kyats(dutyMinor), fee: kyats(serviceMinor) })}</p>
      <Button
        className="justify-self-start"
        loading={asking.isBusy ? text('inbox.chequeBook.loading') : undefined}
        disabledReason={message.Action === 'N' ? text('inbox.chequeBook.requested') : undefined}
        onClick={() => void asking.submit()}
      >
        {text('inbox.chequeBook.request')}
      </Button>
      {domainError?.status === 400 && <RefusedDialog domainError={domainError} onClose={asking.forget} />}
    </section>
  );
}
