type GivenFilter<Filter> = { [Name in keyof Filter]-?: Exclude<Filter[Name], undefined> };

/** The part of a filter that was asked for; conditions on the rest are left out. */
export function given<Filter extends object>(filter: Filter): Partial<GivenFilter<Filter>> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Partial<
    GivenFilter<Filter>
  >;
}
