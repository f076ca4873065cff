/** Every public page there is, by its address. */
export const publicPages = [
  '/',
  '/start',
  '/start/saving',
  '/contact',
  '/faqs',
  '/blog',
  '/support',
  '/maintenance',
  '/settings',
  '/tutorial',
  '/print',
  '/login',
  '/login/forget-password',
  '/login/contact',
  '/session-expired',
  '/account-blocked',
  '/signup',
  '/no-such-page',
] as const;

export const languages = ['en', 'mm'] as const;
export type Language = (typeof languages)[number];

export const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Screen = keyof typeof screens;
