/**
 * On a busy machine some of those who come at once find no place and are told to come back. They do, until the server has
 * worked on what they asked for.
 */
export async function untilServed(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask();
  if (answer.status !== 503) return answer;
  await answer.body?.cancel();
  return untilServed(ask);
}
