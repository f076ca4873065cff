export * from './analytics-events.ts';
export * from './endpoint.ts';
export * from './error-codes.ts';
export * from './errors.ts';
export * from './languages.ts';
export * from './records/customers/place.ts';
export * from './records/fields/answer.ts';
export * from './terms-file.ts';
