/** The heading every page begins with; it is what focus moves to on arrival. */
export function PageHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="grid gap-2">
      <h1 className="text-2xl wrap-anywhere text-primary sm:text-3xl">{title}</h1>
      {lead && <p className="max-w-form text-lg text-text-muted">{lead}</p>}
    </header>
  );
}
