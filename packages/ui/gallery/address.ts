type Language = 'en' | 'mm';

/** What the gallery shows, all of it in the address so that a test or a colleague can link to it. */
export interface Address {
  component: string | undefined;
  /** Shows one example alone, without the gallery around it. */
  example: number | undefined;
  language: Language;
}

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const example = query.get('example');
  return {
    component: query.get('component') ?? undefined,
    example: example === null ? undefined : Number(example),
    language: query.get('lang') === 'mm' ? 'mm' : 'en',
  };
}

export function buildAddress({ component, example, language }: Partial<Address>): string {
  const query = new URLSearchParams();
  if (component) query.set('component', component);
  if (example !== undefined) query.set('example', String(example));
  if (language === 'mm') query.set('lang', 'mm');
  return `?${query}`;
}
