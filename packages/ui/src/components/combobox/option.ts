export interface ComboboxOption {
  value: string;
  label: string;
}

export function containsTyped({ label }: ComboboxOption, typed: string): boolean {
  return label.toLowerCase().includes(typed.trim().toLowerCase());
}
