/** Every address of the card pages, as a pattern. The pages read this, and the build tells it to the server. */
export const routes = {
  apply: '/cards/apply',
  section: '/cards/apply/:section',
  renewal: '/cards/renewal',
} as const;
