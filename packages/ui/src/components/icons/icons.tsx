import { outline } from './icon.tsx';

/* One outline set on a 24 × 24 grid. A dot is a line of no length: the round cap draws it. */

// Places in the portal
export const HomeIcon = /* @__PURE__ */ outline('M4 11.2 12 4l8 7.2V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z');
export const AccountsIcon = /* @__PURE__ */ outline(
  'M4 8.2V17a2.5 2.5 0 0 0 2.5 2.5H19a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H6a2 2 0 1 1 0-4h11v4m-.8 5.8h.01',
);
export const InboxIcon = /* @__PURE__ */ outline(
  'M4 13.5 6.4 5.7A1 1 0 0 1 7.3 5h9.4a1 1 0 0 1 .9.7L20 13.5V18a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm0 0h4.5a3.5 3.5 0 0 0 7 0H20',
);
export const OrdersIcon = /* @__PURE__ */ outline(
  'M6 3.5v17l2.2-1.5 1.9 1.5 1.9-1.5 1.9 1.5 1.9-1.5 2.2 1.5v-17l-2.2 1.5-1.9-1.5L12 5l-1.9-1.5L8.2 5zm3.2 6h5.6m-5.6 4h5.6',
);
export const HelpIcon = /* @__PURE__ */ outline(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M9.5 9.6a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.7m0 3h.01',
);
export const SettingsIcon = /* @__PURE__ */ outline(
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5m-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
);
export const MoreIcon = /* @__PURE__ */ outline(
  'M5.5 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3m6.5 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3m6.5 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
);
export const MenuIcon = /* @__PURE__ */ outline('M4 6.5h16M4 12h16M4 17.5h16');

// Moving about
export const CloseIcon = /* @__PURE__ */ outline('m6 6 12 12m0-12L6 18');
export const CheckIcon = /* @__PURE__ */ outline('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = /* @__PURE__ */ outline('m6 9.5 6 6 6-6');
export const ChevronUpIcon = /* @__PURE__ */ outline('m6 14.5 6-6 6 6');
export const ChevronLeftIcon = /* @__PURE__ */ outline('m14.5 6-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ outline('m9.5 6 6 6-6 6');
export const ArrowLeftIcon = /* @__PURE__ */ outline('M19.5 12h-15m6-6-6 6 6 6');
export const ArrowRightIcon = /* @__PURE__ */ outline('M4.5 12h15m-6-6 6 6-6 6');
export const SearchIcon = /* @__PURE__ */ outline('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13m4.7-1.8L20 20');

// Things to do
export const EyeIcon = /* @__PURE__ */ outline(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
);
export const EyeOffIcon = /* @__PURE__ */ outline(
  'M9.9 5.8a8.8 8.8 0 0 1 2.1-.3c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4m-3 2.2a8.7 8.7 0 0 1-3.9.9c-6 0-9.5-6.5-9.5-6.5a16 16 0 0 1 4-4.6m3.4 2.5a3 3 0 0 0 4.2 4.2M4 4l16 16',
);
export const PlayIcon = /* @__PURE__ */ outline(
  'M7.5 5.2v13.6a.6.6 0 0 0 .9.5l10.8-6.8a.6.6 0 0 0 0-1L8.4 4.7a.6.6 0 0 0-.9.5',
);
export const CopyIcon = /* @__PURE__ */ outline(
  'M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1m-1 7H5.5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1H15a1 1 0 0 1 1 1v3.5',
);
export const UploadIcon = /* @__PURE__ */ outline(
  'M12 15.5V4.5m-4.5 4 4.5-4.5 4.5 4.5M4.5 15.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3.5',
);
export const DownloadIcon = /* @__PURE__ */ outline(
  'M12 4v11m-4.5-4 4.5 4.5 4.5-4.5m-12 4.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3.5',
);
export const CameraIcon = /* @__PURE__ */ outline(
  'M4.5 8h3l1.6-2.6a.8.8 0 0 1 .7-.4h4.4a.8.8 0 0 1 .7.4L16.5 8h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1M12 16.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5',
);
export const LogoutIcon = /* @__PURE__ */ outline(
  'M14 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h8M10.5 12H20m-3.5-3.5L20 12l-3.5 3.5',
);

// People and places
export const UserIcon = /* @__PURE__ */ outline(
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5m-7.5 8.5a7.5 7.5 0 0 1 15 0',
);
export const PhoneIcon = /* @__PURE__ */ outline(
  'M5 4h3.2a1 1 0 0 1 1 .8l.6 3a1 1 0 0 1-.3 1L7.8 10.4a13 13 0 0 0 5.8 5.8l1.6-1.7a1 1 0 0 1 1-.3l3 .6a1 1 0 0 1 .8 1V19a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1',
);
export const MailIcon = /* @__PURE__ */ outline(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1m-.7.7L12 12.5l8.2-6.3',
);
export const MapPinIcon = /* @__PURE__ */ outline(
  'M12 21s7-6.2 7-11.3A6.9 6.9 0 0 0 12 3a6.9 6.9 0 0 0-7 6.7C5 14.8 12 21 12 21m0-8.7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
);
export const GlobeIcon = /* @__PURE__ */ outline(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17m0 0c2.2-2.2 3.5-5.2 3.5-8.5S14.2 5.7 12 3.5c-2.2 2.2-3.5 5.2-3.5 8.5s1.3 6.3 3.5 8.5M3.8 9.5h16.4m-16.4 5h16.4',
);
export const ClockIcon = /* @__PURE__ */ outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 7.5V12l3 2');

// States
export const InfoIcon = /* @__PURE__ */ outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17m0-9.5v5m0-8h.01');
export const WarningIcon = /* @__PURE__ */ outline(
  'M11.1 4.5 3.2 18.4a1 1 0 0 0 .9 1.6h15.8a1 1 0 0 0 .9-1.6L12.9 4.5a1 1 0 0 0-1.8 0M12 9.5v4.5m0 2.8h.01',
);
export const WifiOffIcon = /* @__PURE__ */ outline(
  'M4 4l16 16M8.7 15.6a5 5 0 0 1 5.6-.5M5.6 12.3a9.5 9.5 0 0 1 4.2-2.3m4.6.1a9.5 9.5 0 0 1 4 2.2M2.6 9a14 14 0 0 1 4.2-2.7m3.7-1a14 14 0 0 1 10.9 3.7M12 19.2h.01',
);
export const CardIcon = /* @__PURE__ */ outline(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1m-1 4.5h17M7 15h3.5',
);
export const ShieldIcon = /* @__PURE__ */ outline(
  'M12 3.5 5 6v5.5c0 4.3 2.9 7.7 7 9 4.1-1.3 7-4.7 7-9V6zm-3 8.3 2.2 2.2 4-4.2',
);
export const LockIcon = /* @__PURE__ */ outline(
  'M6.5 10.5h11a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1m1.8 0V8a3.7 3.7 0 0 1 7.4 0v2.5',
);
