export { clearStorage } from './guarded-storage.ts';
export { createStored, parseJson, type Stored } from './stored.ts';
export { useStored } from './use-stored.ts';
