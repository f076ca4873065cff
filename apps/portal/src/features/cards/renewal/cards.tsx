import type { CardRecord } from '@taga/contract/records/applications/card-application';
import { keepPhrases, type Language, languageDefinition } from '@taga/i18n';
import { branchLabel } from '@taga/reference/branch-words';
import { findBranch } from '@taga/reference/branches';
import { Alert, Badge, Button, Card, DescriptionList, Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useId } from 'react';
import { paths } from '../../../config/paths.ts';
import { amountIn } from '../card-words.ts';

export function branchName(code: string, language: Language): string {
  const branch = findBranch(code);
  return branch ? keepPhrases(branchLabel(branch, language)) : code;
}

/** `2029-03` as people read it. */
export function monthOf(expiry: string, language: Language): string {
  const [year = '', month = ''] = expiry.split('-');
  const { months, writeDigits } = languageDefinition(language);
  const name = months[Number(month) - 1];
  return name ? `${name} ${writeDigits(year)}` : expiry;
}

/** Those that have a word for people; another of the bank's is left out. */
const statuses = ['ISSUED', 'RENEWED', 'CANCELED'] as const;

/** A card of the customer's: what it is, and whether it can be renewed. */
export function OwnCard({ card, onRenew }: { card: CardRecord; onRenew: () => void }) {
  const text = useText();
  const language = useLanguage();
  const titleId = useId();
  const { RenewalOrder: order } = card;
  const status = statuses.find((known) => known === card.Status);
  const rows = [
    { label: text('cardPages.renewal.holder'), value: card.HolderName },
    { label: text('cardPages.renewal.expiry'), value: monthOf(card.Expiry, language) },
    {
      label: text('cardPages.renewal.limit'),
      value: amountIn(card.CreditLimit, { text, language }),
    },
  ];
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={titleId} className="text-lg tabular-nums">
            {card.CardType} {card.CardNumber}
          </h3>
          {status && <Badge>{text(`cardPages.renewal.status.${status}`)}</Badge>}
        </div>
        <DescriptionList rows={rows} />
        {order ? (
          <Alert title={text('cardPages.renewal.ordered', { branch: branchName(order.BranchCode, language) })}>
            <Link as={RouterLink} href={paths.renewalOrder(order.DOCNumber)}>
              {text('cardPages.renewal.follow')}
            </Link>
          </Alert>
        ) : card.IsRenewable ? (
          <Button
            className="sm:justify-self-start"
            aria-label={text('cardPages.renewal.chooseWhich', { card: card.CardNumber })}
            onClick={onRenew}
          >
            {text('cardPages.renewal.choose')}
          </Button>
        ) : (
          <p className="text-text-muted">{text('cardPages.renewal.notYet')}</p>
        )}
      </Card>
    </section>
  );
}
