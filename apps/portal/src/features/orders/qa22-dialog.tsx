import { brand } from '@taga/brand';
import { Badge, Button, DescriptionList, Dialog, Skeleton } from '@taga/ui';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { dateOf } from '../../lib/customers/profile/profile-rows.ts';

/** The words of the form itself, which most customers never see. */
const formWords = ['personalDetail'] as const;
const declared = ['first', 'second', 'third'] as const;

function Form({ arrival }: { arrival: string }) {
  const text = useText();
  const language = useLanguage();
  const hasWords = useCatalogs(formWords);
  if (!hasWords) return <Skeleton label={text('orders.detail.loading')} lines={6} />;
  const rows = [{ label: text('questions.arrival.label'), value: dateOf(arrival, language) }];
  return (
    <div className="grid gap-4">
      <h3 className="text-base">{text('personalDetail.qa22.declaration')}</h3>
      <ul className="grid list-disc gap-2 pl-5">
        {declared.map((line) => (
          <li key={line}>{text(`personalDetail.qa22.${line}`)}</li>
        ))}
      </ul>
      {!brand.areLegalTextsConfirmed && <p className="text-sm text-text-muted">{text('personalDetail.qa22.draft')}</p>}
      <DescriptionList rows={rows} />
    </div>
  );
}

/** That the form was filled in, and what was undertaken with it. */
export function FormQa22({ arrival }: { arrival: string }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Badge tone="success">{text('orders.arrival.completed')}</Badge>
      <Button variant="secondary" size="compact" onClick={() => setIsOpen(true)}>
        {text('orders.arrival.view')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('orders.section.arrival')}
        closeText={text('orders.arrival.close')}
      >
        <Form arrival={arrival} />
      </Dialog>
    </div>
  );
}
