import { fileStoreAddress, secretBytes, wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const fileSettings = {
  filesUrl: setting(
    'FILES_URL',
    fileStoreAddress,
    undefined,
    'An S3-compatible bucket for photos and documents. Unset: the folder `files` in DATA_DIR.',
  ),
  filesKey: setting(
    'FILES_KEY',
    secretBytes,
    undefined,
    'What the keys of all files are wrapped with; needed with FILES_URL. Unset: one is made and kept in DATA_DIR.',
  ),
  fileAddressLifetimeS: setting(
    'FILE_ADDRESS_LIFETIME_S',
    wholeNumber(10, 86_400),
    '600',
    'How many seconds the address of a photo or document opens it, once a screen has been given it.',
  ),
  imageTimeoutMs: setting(
    'IMAGE_TIMEOUT_MS',
    wholeNumber(1_000, 600_000),
    '3000',
    'How long opening one picture may take; then it is refused as unreadable. A customer whose pictures took too long three times waits a day.',
  ),
} as const;
