import { outline } from './icon.tsx';

/* Those of fields and messages, which come with the first form. */

export const CheckIcon = /* @__PURE__ */ outline('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = /* @__PURE__ */ outline('m6 9.5 6 6 6-6');
export const EyeIcon = /* @__PURE__ */ outline(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
);
export const EyeOffIcon = /* @__PURE__ */ outline(
  'M9.9 5.8a8.8 8.8 0 0 1 2.1-.3c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4m-3 2.2a8.7 8.7 0 0 1-3.9.9c-6 0-9.5-6.5-9.5-6.5a16 16 0 0 1 4-4.6m3.4 2.5a3 3 0 0 0 4.2 4.2M4 4l16 16',
);
export const InfoIcon = /* @__PURE__ */ outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17m0-9.5v5m0-8h.01');
export const WarningIcon = /* @__PURE__ */ outline(
  'M11.1 4.5 3.2 18.4a1 1 0 0 0 .9 1.6h15.8a1 1 0 0 0 .9-1.6L12.9 4.5a1 1 0 0 0-1.8 0M12 9.5v4.5m0 2.8h.01',
);
export const LockIcon = /* @__PURE__ */ outline(
  'M6.5 10.5h11a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1m1.8 0V8a3.7 3.7 0 0 1 7.4 0v2.5',
);
export const CopyIcon = /* @__PURE__ */ outline(
  'M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1m-1 7H5.5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1H15a1 1 0 0 1 1 1v3.5',
);
export const ArrowLeftIcon = /* @__PURE__ */ outline('M19.5 12h-15m6-6-6 6 6 6');
