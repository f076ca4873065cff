// A mail server that keeps what it is given, and misbehaves when it is told to.
import { setTimeout as pause } from 'node:timers/promises';
import { importBuilt } from '../server-module.mjs';

const slowMs = 3_000;
const tryLater = () => Object.assign(new Error('Try again later'), { responseCode: 451 });

/** @param {(to: string, text: string) => void} keep @returns {Promise<import('./wayward-server.mjs').Wayward & { url: string }>} */
export async function startWaywardMail(keep) {
  const { startSmtpSink } = await importBuilt('src/modules/messaging/channels/testing/smtp-sink.ts');
  /** @type {string | undefined} */
  let way;
  const sink = await startSmtpSink({
    async onConnect(/** @type {unknown} */ _, /** @type {(error?: Error) => void} */ answer) {
      if (way === 'hangs') return;
      if (way === 'fails') return answer(tryLater());
      if (way === 'is slow') await pause(slowMs);
      answer();
    },
    onMail(/** @type {{ to: string[], parsed: { text?: string } }} */ { to, parsed }) {
      for (const each of to) keep(each, parsed.text ?? '');
      if (way === 'loses answers') throw tryLater();
    },
  });
  return {
    url: sink.url,
    ways: ['hangs', 'is slow', 'fails', 'loses answers'],
    behave(next) {
      way = next;
    },
    close: sink.close,
  };
}
