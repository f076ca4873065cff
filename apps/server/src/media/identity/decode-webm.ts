import LibAVFactory, { type LibAV, type Packet } from '@libav.js/variant-webm-vp9';
import { type DecodedVideo, frameSidePixels, framesWanted, spread } from './decoded-video.ts';
import type { Picture } from './measures.ts';

/** No phone records its owner in more than this, and no more is decoded. */
const maxPixels = 2_500_000;
const maxPackets = 3_000;
/** Decoding goes on in pieces, so that never more than these frames are in memory at once. */
const packetsAtOnce = 24;
const keyFrameFlag = 1;

type Frame = DecodedVideo['frames'][number];

/** VP8 or VP9, by a library that runs within WebAssembly: what a crafted file breaks, it breaks in there. */
export async function decodeWebm(bytes: Uint8Array): Promise<DecodedVideo> {
  const av = await LibAVFactory.LibAV({ noworker: true });
  await av.writeFile('video', bytes);
  const [context, streams] = await av.ff_init_demuxer_file('video');
  const stream = streams.find(({ codec_type }) => codec_type === av.AVMEDIA_TYPE_VIDEO);
  if (!stream) throw new Error('There is no video in it.');
  const [width, height] = [
    await av.AVCodecParameters_width(stream.codecpar),
    await av.AVCodecParameters_height(stream.codecpar),
  ];
  if (!(width * height > 0 && width * height <= maxPixels)) throw new Error(`${width} × ${height} is no selfie.`);
  const [, read] = await av.ff_read_frame_multi(context, await av.av_packet_alloc());
  const packets = (read[stream.index] ?? []).slice(0, maxPackets);
  const unitMs = (1_000 * stream.time_base_num) / stream.time_base_den;
  const msOf = ({ pts = 0, ptshi = 0 }: Pick<Packet, 'pts' | 'ptshi'>) => (pts + ptshi * 2 ** 32) * unitMs;
  const times = packets.map(msOf);
  const durationMs = Math.max(...times, 0) - Math.min(...times, 0);
  const [, codec, packet, frame] = await av.ff_init_decoder(stream.codec_id, { codecpar: stream.codecpar });
  const frames: Frame[] = [];
  const keep = async (pointer: number, isWanted: (atMs: number) => boolean) => {
    const atMs = msOf({ pts: await av.AVFrame_pts(pointer), ptshi: await av.AVFrame_ptshi(pointer) });
    if (isWanted(atMs)) frames.push({ atMs, picture: await copyOut(av, pointer) });
    await av.av_frame_free_js(pointer);
  };
  const { chosen, isWanted } = choose(packets, durationMs, msOf);
  for (let from = 0; from < chosen.length; from += packetsAtOnce) {
    const piece = chosen.slice(from, from + packetsAtOnce);
    const fin = from + packetsAtOnce >= chosen.length;
    const pointers = await av.ff_decode_multi(codec, packet, frame, piece, { fin, copyoutFrame: 'ptr' });
    for (const pointer of pointers) await keep(pointer, isWanted);
  }
  return { durationMs, frames };
}

/** Key frames stand alone and cost a tenth; only where there are too few of them is everything decoded. */
function choose(packets: readonly Packet[], durationMs: number, msOf: (packet: Packet) => number) {
  const keyFrames = packets.filter(({ flags = 0 }) => (flags & keyFrameFlag) !== 0);
  const isRegular = keyFrames.length >= 8 && msOf(keyFrames.at(-1) as Packet) >= durationMs * 0.75;
  if (isRegular) return { chosen: spread(keyFrames, framesWanted), isWanted: () => true };
  let next = Number.NEGATIVE_INFINITY;
  const isWanted = (atMs: number) => {
    if (atMs < next) return false;
    next = atMs + durationMs / framesWanted;
    return true;
  };
  return { chosen: [...packets], isWanted };
}

/** From the planes of light and colour to red, green and blue, in the size that faces are looked for in. */
async function copyOut(av: LibAV, pointer: number): Promise<Picture> {
  const [fullWidth, fullHeight] = [await av.AVFrame_width(pointer), await av.AVFrame_height(pointer)];
  const format = await av.AVFrame_format(pointer);
  // Some browsers add a plane of transparency, which stands behind the three others and says nothing here.
  const isKnown = format === av.AV_PIX_FMT_YUV420P || format === av.AV_PIX_FMT_YUVA420P;
  if (!isKnown || fullWidth * fullHeight > maxPixels) throw new Error('An odd frame.');
  const { data, layout = [] } = await av.ff_copyout_frame_video(pointer);
  const [light, blue, red] = layout;
  if (!light || !blue || !red) throw new Error('An odd frame.');
  const scale = Math.max(1, Math.max(fullWidth, fullHeight) / frameSidePixels);
  const [width, height] = [Math.floor(fullWidth / scale), Math.floor(fullHeight / scale)];
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, target = 0; y < height; y += 1) {
    const row = Math.floor(y * scale);
    for (let x = 0; x < width; x += 1, target += 3) {
      const column = Math.floor(x * scale);
      const colour = (row >> 1) * blue.stride + (column >> 1);
      const l = 1.164 * ((data[light.offset + row * light.stride + column] ?? 0) - 16);
      const b = (data[blue.offset + colour] ?? 128) - 128;
      const r = (data[red.offset + (row >> 1) * red.stride + (column >> 1)] ?? 128) - 128;
      pixels[target] = l + 1.596 * r;
      pixels[target + 1] = l - 0.813 * r - 0.391 * b;
      pixels[target + 2] = l + 2.018 * b;
    }
  }
  return { width, height, data: new Uint8Array(pixels.buffer) };
}
