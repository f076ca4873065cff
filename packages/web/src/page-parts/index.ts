export { BackLink } from './back-link.tsx';
export { NarrowColumn } from './narrow-column.tsx';
export { Notice } from './notice.tsx';
export { PageHeading } from './page-heading.tsx';
export { PlaceCard } from './place-card.tsx';
export { PublicColumn } from './public-column.tsx';
