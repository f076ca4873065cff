export { BackArrow } from './back-arrow.tsx';
export { BackLink } from './back-link.tsx';
export { EntryForm } from './entry-form.tsx';
export { EntryPage } from './entry-page.tsx';
export { Notice } from './notice.tsx';
export { PageHeading } from './page-heading.tsx';
export { PlaceCard } from './place-card.tsx';
export { PublicColumn } from './public-column.tsx';
