import type { AnchorHTMLAttributes, ComponentType } from 'react';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What draws a link. An app with a router passes a component that navigates without loading the page. */
export type LinkComponent = 'a' | ComponentType<AnchorProps>;
