import LibAVFactory from '@libav.js/variant-webm-vp9';
import { headPosesOf } from '@taga/contract/records/applications/head-poses';
import type { HeadTurn } from '@taga/contract/records/applications/identity-check';
import type { Picture } from '../../media/identity/measures.ts';
import { videoSize } from './pictures.ts';
import { turnHead } from './turn-head.ts';

const framesPerSecond = 4;
const turnedDegrees = 24;

const longestS = 15;

/** Somebody who looks into the camera and turns as told, three seconds each way or what there is time for. */
export async function turningVideo(picture: Picture, turns: readonly HeadTurn[]): Promise<Buffer> {
  const poses = headPosesOf(turns);
  const seconds = Math.min(3, longestS / poses.length);
  const seen = {
    ahead: picture,
    left: turnHead(picture, turnedDegrees),
    right: turnHead(picture, -turnedDegrees),
  };
  return encode(poses.flatMap((pose) => Array.from({ length: seconds * framesPerSecond }, () => seen[pose])));
}

/** Frames that are each shown for a while, nine seconds in all unless told otherwise. */
export function slideShow(pictures: readonly Picture[], seconds = 9, options?: VideoOptions): Promise<Buffer> {
  const each = Math.ceil((seconds * framesPerSecond) / pictures.length);
  const frames = pictures.flatMap((picture) => Array.from({ length: each }, () => picture));
  return encode(frames, options);
}

interface VideoOptions {
  /** With a plane of transparency, as some browsers record what was drawn before it was recorded. */
  readonly isTransparent: boolean;
}

/** VP8 in WebM with a key frame every second, as a browser records when it is asked to. */
async function encode(pictures: readonly Picture[], options?: VideoOptions): Promise<Buffer> {
  const av = await LibAVFactory.LibAV({ noworker: true });
  const { width, height } = videoSize;
  const isTransparent = options?.isTransparent ?? false;
  const format = isTransparent ? av.AV_PIX_FMT_YUVA420P : av.AV_PIX_FMT_YUV420P;
  const [, context, frame, packet] = await av.ff_init_encoder('libvpx', {
    ctx: {
      bit_rate: 600_000,
      pix_fmt: format,
      width,
      height,
      gop_size: framesPerSecond,
      keyint_min: framesPerSecond,
    },
    time_base: [1, 1000],
    options: { deadline: 'realtime', 'cpu-used': '8', ...(isTransparent && { 'auto-alt-ref': '0' }) },
  });
  const [output, , file] = await av.ff_init_muxer({ filename: 'made.webm', open: true }, [[context, 1, 1000]]);
  await av.avformat_write_header(output, 0);
  const frames = framesOf(pictures, format);
  const packets = await av.ff_encode_multi(context, frame, packet, frames, true);
  await av.ff_write_multi(output, packet, packets);
  await av.av_write_trailer(output);
  await av.ff_free_muxer(output, file);
  return Buffer.from(await av.readFile('made.webm'));
}

function framesOf(pictures: readonly Picture[], format: number) {
  const planes = new Map(pictures.map((picture) => [picture, toPlanes(picture)]));
  return pictures.map((picture, index) => ({
    data: planes.get(picture) ?? Buffer.of(),
    layout: planesLayout,
    format,
    ...videoSize,
    pts: (index * 1000) / framesPerSecond,
    ptshi: 0,
  }));
}

const pixels = videoSize.width * videoSize.height;
const planesLayout = [
  { offset: 0, stride: videoSize.width },
  { offset: pixels, stride: videoSize.width / 2 },
  { offset: pixels * 1.25, stride: videoSize.width / 2 },
  { offset: pixels * 1.5, stride: videoSize.width },
];

/** A plane of light, two of colour at half the size, and one of transparency, which lets nothing through. */
function toPlanes({ width, height, data }: Picture): Buffer {
  const planes = Buffer.alloc(pixels * 2.5, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      planes[y * width + x] = 16 + (65.7 * red + 129 * green + 25 * blue) / 256;
      const colour = (y >> 1) * (width >> 1) + (x >> 1);
      planes[pixels + colour] = 128 + (-37.9 * red - 74.5 * green + 112.4 * blue) / 256;
      planes[pixels * 1.25 + colour] = 128 + (112.4 * red - 94.2 * green - 18.3 * blue) / 256;
    }
  }
  return planes;
}

/** The same video, whose every key frame says that it is 16,000 pixels wide and high: gigabytes, unfolded. */
export function videoBomb(video: Buffer): Buffer {
  const bomb = Buffer.from(video);
  const start = Buffer.of(0x9d, 0x01, 0x2a);
  for (let at = bomb.indexOf(start); at >= 0; at = bomb.indexOf(start, at + 1)) {
    if (bomb.readUInt16LE(at + 3) !== videoSize.width) continue;
    bomb.writeUInt16LE(16_000, at + 3);
    bomb.writeUInt16LE(16_000, at + 5);
  }
  return bomb;
}

/** Its header is whole; what follows is not. */
export function corruptVideo(video: Buffer): Buffer {
  return Buffer.concat([video.subarray(0, 1_000), Buffer.alloc(video.length - 1_000, 0x5a)]);
}
