import { formText } from '@taga/contract/kinds/form';
import { formKinds } from '@taga/contract/kinds/forms';
import type { CatalogGroup } from '@taga/i18n';
import { PageHeading, PlaceCard } from '@taga/web/page-parts';
import { LanguageButtons, useCatalogs, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';

const words: readonly CatalogGroup[] = formKinds.length > 0 ? ['kinds'] : [];

/** What else can be applied for. */
function Applications() {
  const text = useText();
  const hasWords = useCatalogs(words);
  if (!hasWords) return null;
  return formKinds.map((kind) => (
    <PlaceCard
      key={kind.name}
      href={paths.application(kind.name)}
      title={text(formText(kind, 'name'))}
      text={text(formText(kind, 'description'))}
    />
  ));
}

export function Page() {
  const text = useText();
  return (
    <div className="grid gap-6">
      <PageHeading title={text('customer.more.title')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PlaceCard
          href={paths.cardApplication()}
          title={text('customer.menu.card')}
          text={text('customer.card.text')}
        />
        <Applications />
        <PlaceCard href={paths.orders()} title={text('customer.more.orders')} text={text('customer.more.ordersText')} />
        <PlaceCard
          href={paths.support()}
          title={text('customer.more.support')}
          text={text('customer.more.supportText')}
        />
        <PlaceCard
          href={paths.profile()}
          title={text('customer.more.profile')}
          text={text('customer.more.profileText')}
        />
      </div>
      <section className="grid justify-items-start gap-2">
        <h2 className="text-lg">{text('customer.more.language')}</h2>
        <LanguageButtons />
      </section>
    </div>
  );
}
