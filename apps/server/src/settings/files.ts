import { fileStoreAddress, gatewayAddress, secretBytes, secretText, wholeNumber } from '../setting-kinds.ts';
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
  scanUrl: setting(
    'SCAN_URL',
    gatewayAddress,
    undefined,
    'A scanner that is sent every file that customers send (docs/operations.md). Unset: files are not scanned.',
  ),
  scanToken: setting('SCAN_TOKEN', secretText, undefined, 'The bearer token for SCAN_URL, if the address holds none.'),
  scanTimeoutMs: setting(
    'SCAN_TIMEOUT_MS',
    wholeNumber(100, 60_000),
    '5000',
    'How long a customer waits for SCAN_URL; then the file is taken, and a person is asked to look at it.',
  ),
} as const;
