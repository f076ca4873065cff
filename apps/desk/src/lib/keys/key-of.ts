/** What a key of a Latin keyboard says, by its place on the keyboard. */
const places: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  Slash: ['/', '?'],
  Comma: [',', '<'],
  Period: ['.', '>'],
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** The key that was pressed as the desk names it: by its place where the layout writes no Latin, as a Burmese one. */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  if (key.length !== 1 || key.charCodeAt(0) < 128) return key;
  const [, letter = ''] = /^Key([A-Z])$/.exec(code) ?? [];
  const [, digit = ''] = /^Digit(\d)$/.exec(code) ?? [];
  const [plain = '', shifted = ''] = places[code] ?? [];
  return (letter && (shiftKey ? letter : letter.toLowerCase())) || digit || (shiftKey ? shifted : plain) || key;
}
