import { withoutLineMarks } from '@taga/i18n';

/** The marks at which lines end are for the screen: an address or a number that is copied has none. */
function copy(event: ClipboardEvent): void {
  const selected = String(document.getSelection());
  const plain = withoutLineMarks(selected);
  if (plain === selected) return;
  event.clipboardData?.setData('text/plain', plain);
  event.preventDefault();
}

export function copyWithoutMarks(): () => void {
  document.addEventListener('copy', copy);
  return () => document.removeEventListener('copy', copy);
}
