/** Where the database layer tells what happens; a pino logger fits. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
}
