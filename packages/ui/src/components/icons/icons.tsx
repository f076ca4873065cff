import { outline } from './icon.tsx';

/* One outline set on a 24 × 24 grid. A dot is a line of no length: the round cap draws it. */

// Places in the portal
export const InboxIcon = /* @__PURE__ */ outline(
  'M4 13.5 6.4 5.7A1 1 0 0 1 7.3 5h9.4a1 1 0 0 1 .9.7L20 13.5V18a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm0 0h4.5a3.5 3.5 0 0 0 7 0H20',
);
export const OrdersIcon = /* @__PURE__ */ outline(
  'M6 3.5v17l2.2-1.5 1.9 1.5 1.9-1.5 1.9 1.5 1.9-1.5 2.2 1.5v-17l-2.2 1.5-1.9-1.5L12 5l-1.9-1.5L8.2 5zm3.2 6h5.6m-5.6 4h5.6',
);
export const SettingsIcon = /* @__PURE__ */ outline(
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5m-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
);
export const MoreIcon = /* @__PURE__ */ outline(
  'M5.5 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3m6.5 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3m6.5 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
);

// Moving about
export const ChevronUpIcon = /* @__PURE__ */ outline('m6 14.5 6-6 6 6');
export const ChevronLeftIcon = /* @__PURE__ */ outline('m14.5 6-6 6 6 6');
export const SearchIcon = /* @__PURE__ */ outline('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13m4.7-1.8L20 20');

// Things to do
export const UploadIcon = /* @__PURE__ */ outline(
  'M12 15.5V4.5m-4.5 4 4.5-4.5 4.5 4.5M4.5 15.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3.5',
);
export const DownloadIcon = /* @__PURE__ */ outline(
  'M12 4v11m-4.5-4 4.5 4.5 4.5-4.5m-12 4.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3.5',
);
export const CameraIcon = /* @__PURE__ */ outline(
  'M4.5 8h3l1.6-2.6a.8.8 0 0 1 .7-.4h4.4a.8.8 0 0 1 .7.4L16.5 8h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1M12 16.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5',
);
export const CalendarIcon = /* @__PURE__ */ outline(
  'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1m-1 4.5h16M8 4v4m8-4v4',
);
export const FilterIcon = /* @__PURE__ */ outline('M4 6.5h16M7 12h10m-7 5.5h4');
export const RefreshIcon = /* @__PURE__ */ outline('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-4.5V9H15');
export const LogoutIcon = /* @__PURE__ */ outline(
  'M14 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h8M10.5 12H20m-3.5-3.5L20 12l-3.5 3.5',
);

// People and places
export const UserIcon = /* @__PURE__ */ outline(
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5m-7.5 8.5a7.5 7.5 0 0 1 15 0',
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
export const CardIcon = /* @__PURE__ */ outline(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1m-1 4.5h17M7 15h3.5',
);
export const ShieldIcon = /* @__PURE__ */ outline(
  'M12 3.5 5 6v5.5c0 4.3 2.9 7.7 7 9 4.1-1.3 7-4.7 7-9V6zm-3 8.3 2.2 2.2 4-4.2',
);

// Looking closely at a picture
export const ZoomInIcon = /* @__PURE__ */ outline(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13m4.7-1.8L20 20M10.5 8v5M8 10.5h5',
);
export const ZoomOutIcon = /* @__PURE__ */ outline(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13m4.7-1.8L20 20M8 10.5h5',
);
export const TurnRightIcon = /* @__PURE__ */ outline(
  'M4.5 13a7.5 7.5 0 1 0 2.2-5.3C8 6.4 10 5.5 12 5.5h7.5m-3-3 3 3-3 3',
);
export const TurnLeftIcon = /* @__PURE__ */ outline(
  'M19.5 13a7.5 7.5 0 1 1-2.2-5.3C16 6.4 14 5.5 12 5.5H4.5m3-3-3 3 3 3',
);
export const FitIcon = /* @__PURE__ */ outline(
  'M4.5 9V5a.5.5 0 0 1 .5-.5h4m6 0h4a.5.5 0 0 1 .5.5v4m0 6v4a.5.5 0 0 1-.5.5h-4m-6 0H5a.5.5 0 0 1-.5-.5v-4',
);
