import { outline } from './icon.tsx';

/* Those around every page, in a file of their own: a first visit brings these and no others. */

export const HomeIcon = /* @__PURE__ */ outline('M4 11.2 12 4l8 7.2V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z');
export const AccountsIcon = /* @__PURE__ */ outline(
  'M4 8.2V17a2.5 2.5 0 0 0 2.5 2.5H19a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H6a2 2 0 1 1 0-4h11v4m-.8 5.8h.01',
);
export const HelpIcon = /* @__PURE__ */ outline(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M9.5 9.6a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.7m0 3h.01',
);
export const MenuIcon = /* @__PURE__ */ outline('M4 6.5h16M4 12h16M4 17.5h16');
export const CloseIcon = /* @__PURE__ */ outline('m6 6 12 12m0-12L6 18');
export const ArrowRightIcon = /* @__PURE__ */ outline('M4.5 12h15m-6-6 6 6-6 6');
export const ChevronRightIcon = /* @__PURE__ */ outline('m9.5 6 6 6-6 6');
export const PlayIcon = /* @__PURE__ */ outline(
  'M7.5 5.2v13.6a.6.6 0 0 0 .9.5l10.8-6.8a.6.6 0 0 0 0-1L8.4 4.7a.6.6 0 0 0-.9.5',
);
export const PhoneIcon = /* @__PURE__ */ outline(
  'M5 4h3.2a1 1 0 0 1 1 .8l.6 3a1 1 0 0 1-.3 1L7.8 10.4a13 13 0 0 0 5.8 5.8l1.6-1.7a1 1 0 0 1 1-.3l3 .6a1 1 0 0 1 .8 1V19a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1',
);
export const WifiOffIcon = /* @__PURE__ */ outline(
  'M4 4l16 16M8.7 15.6a5 5 0 0 1 5.6-.5M5.6 12.3a9.5 9.5 0 0 1 4.2-2.3m4.6.1a9.5 9.5 0 0 1 4 2.2M2.6 9a14 14 0 0 1 4.2-2.7m3.7-1a14 14 0 0 1 10.9 3.7M12 19.2h.01',
);
