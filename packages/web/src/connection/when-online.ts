/**
 * Fetches a file that stands beside the page. Without a network it comes as soon as that is back; until then the
 * page goes on without it, where a failure would take the page away.
 */
export async function whenOnline<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return whenOnline(load);
  }
}
