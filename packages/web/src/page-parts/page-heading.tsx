interface PageHeadingProps {
  title: string;
  /** A part of the heading that is small: what others call the same thing. */
  detail?: string;
  lead?: string;
}

/** The heading every page begins with; it is what focus moves to on arrival. */
export function PageHeading({ title, detail, lead }: PageHeadingProps) {
  return (
    <header className="grid gap-2">
      <h1 className="text-2xl wrap-anywhere text-primary sm:text-3xl">
        {title}
        {detail && <span className="block text-base font-normal text-text-muted"> {detail}</span>}
      </h1>
      {lead && <p className="max-w-form text-lg text-text-muted">{lead}</p>}
    </header>
  );
}
