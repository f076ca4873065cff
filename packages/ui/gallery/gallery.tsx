import type { Example, Wording } from '../src/example.ts';
import { type Address, buildAddress } from './address.ts';
import { catalog } from './catalog.ts';

export function Gallery({ address }: { address: Address }) {
  const t: Wording = (en, mm) => (address.language === 'mm' ? mm : en);
  const { component, example } = address;
  if (component !== undefined && example !== undefined) return catalog.get(component)?.[example]?.render(t);
  const shown = component === undefined ? [...catalog.keys()] : [component];
  return (
    <div className="mx-auto grid max-w-page gap-8 p-4 lg:grid-cols-[12rem_1fr] lg:p-8">
      <Contents address={address} />
      <main className="grid min-w-0 gap-12">
        <h1 className="text-2xl">{component ?? 'Taga component gallery'}</h1>
        {shown.map((name) => (
          <Component key={name} name={name} address={address} t={t} />
        ))}
      </main>
    </div>
  );
}

function Contents({ address: { component, language } }: { address: Address }) {
  const otherLanguage = language === 'mm' ? 'en' : 'mm';
  return (
    <nav aria-label="Components" lang="en">
      <details open={component === undefined}>
        <summary className="py-2">All components</summary>
        <ul>
          {[...catalog.keys()].map((name) => (
            <li key={name}>
              <a className="inline-block py-2 text-sm text-link" href={buildAddress({ component: name, language })}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <a
        className="inline-block py-2 text-sm text-link underline"
        href={buildAddress({ ...(component && { component }), language: otherLanguage })}
      >
        {otherLanguage === 'mm' ? 'In Burmese' : 'In English'}
      </a>
    </nav>
  );
}

function Component({ name, address, t }: { name: string; address: Address; t: Wording }) {
  return (
    <section aria-label={name} className="grid gap-8">
      {!address.component && <h2 className="text-xl">{name}</h2>}
      {(catalog.get(name) ?? []).map((example, index) => (
        <article key={example.title} className="grid gap-3">
          <h3 lang="en" className="text-sm font-normal text-text-muted">
            {example.title}
          </h3>
          <Picture name={name} index={index} example={example} address={address} t={t} />
        </article>
      ))}
    </section>
  );
}

interface PictureProps {
  name: string;
  index: number;
  example: Example;
  address: Address;
  t: Wording;
}

function Picture({ name, index, example, address: { language }, t }: PictureProps) {
  if (!example.framed) return <div>{example.render(t)}</div>;
  return (
    <iframe
      className="h-[44rem] w-full rounded-card border border-border"
      title={`${name}: ${example.title}`}
      src={buildAddress({ component: name, example: index, language })}
    />
  );
}
