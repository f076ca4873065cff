/** A piece of a message: words, a value by its name, or a choice between messages by a value. */
export type Token =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'plural' | 'select', choices: Readonly<Record<string, CompiledMessage>>];

/** What the build makes of a text; one without placeholders stays as it is. */
export type CompiledMessage = string | readonly Token[];

export type Messages = Readonly<Record<string, CompiledMessage>>;
