import { termsFilePath } from '@taga/contract';
import { toWireLanguage } from '@taga/i18n';
import { type AccountClass, requiredDocuments } from '@taga/reference/account-classes';
import { ButtonLink, Card, CheckIcon, DescriptionList, DownloadIcon } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { productFacts } from './product-facts.ts';
import { productFigures } from './product-figures.ts';
import { Section } from './section.tsx';

interface AboutProductProps {
  accountClass: AccountClass;
}

function TickedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <CheckIcon size={24} className="text-success" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

export function Benefits({ accountClass }: AboutProductProps) {
  const text = useText();
  const figures = productFigures(accountClass, { text, language: useLanguage() });
  const { accountType } = accountClass;
  const benefits = (['first', 'second', 'third'] as const).map((place) =>
    text(`products.${accountType}.${place}`, figures),
  );
  return (
    <Section title={text('products.benefits.title')}>
      <TickedList items={benefits} />
    </Section>
  );
}

export function Facts({ accountClass }: AboutProductProps) {
  const text = useText();
  const facts = productFacts(accountClass, { text, language: useLanguage() });
  const rows = facts.map(({ label, values }) => ({
    label,
    value: values.map((value) => (
      <span key={value} className="block">
        {value}
      </span>
    )),
  }));
  return (
    <Section title={text('products.fact.title')}>
      <Card className="py-2! sm:py-3!">
        <DescriptionList rows={rows} />
      </Card>
    </Section>
  );
}

/** Of who opens an account from one they have, the bank takes over what it has. */
export function Documents({ isShorter }: { isShorter: boolean }) {
  const text = useText();
  const asked = requiredDocuments.filter(({ isTakenOver }) => !(isShorter && isTakenOver));
  return (
    <Section title={text('products.documents.title')}>
      <TickedList items={asked.map(({ key }) => text(`products.documents.${key}`))} />
    </Section>
  );
}

export function Terms({ accountClass }: AboutProductProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Section title={text('products.terms.title')}>
      <p>{text('products.terms.text')}</p>
      <ButtonLink
        variant="secondary"
        href={termsFilePath(accountClass.code, toWireLanguage(language))}
        download
        className="justify-self-start"
      >
        <DownloadIcon />
        {text('products.terms.download')}
      </ButtonLink>
    </Section>
  );
}
