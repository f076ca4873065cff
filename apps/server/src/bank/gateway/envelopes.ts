import * as z from 'zod/mini';

type Schema<Value> = z.ZodMiniType<Value>;

/** One value as `{ name: value }`: an object can grow, a bare text cannot. */
export function alone<Value>(name: string, value: Schema<Value>): Schema<Value> {
  return z.codec(z.object({ [name]: value }), z.custom<Value>(), {
    decode: (wrapped) => wrapped[name] as Value,
    encode: (bare) => ({ [name]: bare }),
  });
}

/**
 * What is not there is `{ name: null }`, and never a 404: a wrong address answers 404 as well, and would look like a
 * bank where nothing is to be found and no money has ever moved.
 */
export function orNothing<Value>(name: string, value: Schema<Value>): Schema<Value | undefined> {
  return z.codec(z.object({ [name]: z.nullable(value) }), z.custom<Value | undefined>(), {
    decode: (wrapped) => wrapped[name] ?? undefined,
    encode: (bare) => ({ [name]: bare ?? null }),
  });
}

export function listOf<Value>(name: string, value: Schema<Value>): Schema<readonly Value[]> {
  return z.codec(z.object({ [name]: z.array(value) }), z.custom<readonly Value[]>(), {
    decode: (wrapped) => wrapped[name] ?? [],
    encode: (bare) => ({ [name]: [...bare] }),
  });
}

/** An order that is carried out and has nothing to tell. */
export const done: Schema<void> = z.codec(z.object({}), z.custom<void>(), {
  decode: () => undefined,
  encode: () => ({}),
});
