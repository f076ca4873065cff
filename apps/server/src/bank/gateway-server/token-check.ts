import { createHash, timingSafeEqual } from 'node:crypto';

/** Of equal length whatever was sent, and compared in the same time however much of it is right. */
const digest = (text: string) => createHash('sha256').update(text).digest();

export function createTokenCheck(token: string): (authorization: string | undefined) => boolean {
  const expected = digest(`Bearer ${token}`);
  return (authorization = '') => timingSafeEqual(digest(authorization), expected);
}
