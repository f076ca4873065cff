export { useFetchAhead } from './fetch-ahead.ts';
export { type Layout, type LayoutSource, layoutAtHand, layoutFetched } from './layout-source.ts';
export {
  createPageTable,
  definePage,
  type FoundPage,
  type PageDefinition,
  type PageProps,
  type PageSource,
  type PageTable,
} from './page-definition.ts';
export { useIsDrawn } from './use-is-drawn.ts';
export { Waiting } from './waiting.tsx';
