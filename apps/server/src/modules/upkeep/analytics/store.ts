import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

interface SavedEvent {
  readonly at: Date;
  readonly action: string;
  readonly page: string;
  readonly visitorKey: Buffer | null;
  readonly sessionId: string | null;
  readonly browserName: string;
  readonly browserPlatform: string;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
}

export async function saveEvent(db: Kysely<DB>, event: SavedEvent): Promise<void> {
  await db
    .insertInto('analytics_events')
    .values({
      at: event.at,
      action: event.action,
      page: event.page,
      visitor_key: event.visitorKey,
      session_id: event.sessionId,
      browser_name: event.browserName,
      browser_platform: event.browserPlatform,
      latitude: event.place?.latitude ?? null,
      longitude: event.place?.longitude ?? null,
    })
    .execute();
}
