import type { SettingKind } from './setting-kinds.ts';
import { bankSettings } from './settings/bank.ts';
import { cardSettings } from './settings/cards.ts';
import { channelSettings } from './settings/channels.ts';
import { databaseSettings } from './settings/database.ts';
import { fileSettings } from './settings/files.ts';
import { identitySettings } from './settings/identity.ts';
import { limitSettings } from './settings/limits.ts';
import { retentionSettings } from './settings/retention.ts';
import { serverSettings } from './settings/server.ts';
import { sessionSettings } from './settings/sessions.ts';
import type { SettingDefinition } from './settings/setting.ts';
import { signUpSettings } from './settings/sign-up.ts';
import { staffSettings } from './settings/staff.ts';
import { webhookSettings } from './settings/webhooks.ts';
import { StartError } from './start-error.ts';

/** As the settings page groups them. */
export const settingGroups = [
  { title: 'The server itself', settings: serverSettings },
  { title: 'The database', settings: databaseSettings },
  { title: 'Photos and documents', settings: fileSettings },
  { title: 'Identity checks', settings: identitySettings },
  { title: 'The bank', settings: bankSettings },
  { title: 'Credit cards', settings: cardSettings },
  { title: 'SMS, email and jobs', settings: channelSettings },
  { title: 'Webhooks', settings: webhookSettings },
  { title: 'Sign-up and codes', settings: signUpSettings },
  { title: 'Passwords and sessions', settings: sessionSettings },
  { title: 'Staff', settings: staffSettings },
  { title: 'How long things are kept', settings: retentionSettings },
  { title: 'Limits', settings: limitSettings },
] as const;

/** Every setting of the server, once: the reader below, the documentation and the tests all take it from here. */
export const settingDefinitions = {
  ...serverSettings,
  ...databaseSettings,
  ...fileSettings,
  ...identitySettings,
  ...bankSettings,
  ...cardSettings,
  ...channelSettings,
  ...webhookSettings,
  ...signUpSettings,
  ...sessionSettings,
  ...staffSettings,
  ...retentionSettings,
  ...limitSettings,
} as const;

type Definitions = typeof settingDefinitions;
type ValueOf<Definition> =
  Definition extends SettingDefinition<infer Value, infer Default>
    ? Default extends string
      ? Value
      : Value | undefined
    : never;

export type Settings = { readonly [Key in keyof Definitions]: ValueOf<Definitions[Key]> };

/** Reads every setting; all wrong ones are named at once, so that nobody has to start again for each. */
export function readSettings(environment: Environment): Settings {
  const complaints: string[] = [];
  const entries = Object.entries(settingDefinitions).map(([key, definition]) => {
    // An empty variable is how shells and compose files say "not set".
    const given = givenIn(environment, definition) || definition.default;
    if (given === undefined) return [key, undefined];
    const value = definition.kind.parse(given);
    if (value === undefined) complaints.push(complaint(definition.name, given, definition.kind));
    return [key, value];
  });
  if (complaints.length > 0) throw new StartError(complaints.join('\n'));
  return Object.fromEntries(entries);
}

type Environment = Readonly<Record<string, string | undefined>>;
type AnyDefinition = SettingDefinition<unknown, string | undefined>;

function givenIn(environment: Environment, { name, formerName }: AnyDefinition): string | undefined {
  return environment[name]?.trim() || (formerName && environment[formerName]?.trim());
}

/** One sentence for each setting that is given by the name it had before. */
export function warningsOf(environment: Environment): string[] {
  return Object.values<AnyDefinition>(settingDefinitions).flatMap(({ name, formerName }) =>
    formerName && environment[formerName]?.trim()
      ? [`${formerName} is called ${name} now. The old name is read for the last time in this version.`]
      : [],
  );
}

function complaint(name: string, given: string, kind: SettingKind<unknown>): string {
  const mayHoldPassword = kind.secret || /:\/\/[^/]*@/.test(given);
  const shown = mayHoldPassword ? 'set to something not shown here, as it may hold a password' : `"${given}"`;
  return `${name} is ${shown}, but it must be ${kind.allowed}.`;
}
