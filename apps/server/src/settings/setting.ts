import type { SettingKind } from '../setting-kinds.ts';

export interface SettingDefinition<Value, Default extends string | undefined> {
  /** The name of the environment variable. */
  readonly name: string;
  readonly kind: SettingKind<Value>;
  /** As it would be written in the environment; without one the setting is optional. */
  readonly default: Default;
  readonly meaning: string;
  /** The name it had in the version before, which is still read, with a warning. */
  readonly formerName?: string;
}

export function setting<Value, Default extends string | undefined>(
  name: string,
  kind: SettingKind<Value>,
  defaultText: Default,
  meaning: string,
  options: { readonly formerName?: string } = {},
): SettingDefinition<Value, Default> {
  return { name, kind, default: defaultText, meaning, ...options };
}
