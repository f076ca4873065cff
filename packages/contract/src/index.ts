export * from './analytics-events.ts';
export * from './call.ts';
export * from './error-codes.ts';
export * from './errors.ts';
export * from './languages.ts';
export * from './records/answer.ts';
export * from './records/place.ts';
export * from './terms-file.ts';
