/** The first stop of the Tab key: past the header, to what the page is about. Seen only while it has focus. */
export function SkipLink({ href = '#main', text }: { href?: string; text: string }) {
  return (
    <a
      href={href}
      className="sr-only z-50 rounded-field bg-surface-raised font-semibold text-link shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
    >
      {text}
    </a>
  );
}
