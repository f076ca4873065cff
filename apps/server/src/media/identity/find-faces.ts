import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PictureArea } from '@taga/contract/records/applications/identity-measures';
import type { Face, Picture } from './measures.ts';

type Point = { readonly x: number; readonly y: number };

/** Photos show a small face on a card, and are few; a video has a large one in many frames. */
export type FaceSize = 'small' | 'large';

const { resolve } = createRequire(import.meta.url);
let loading: ReturnType<typeof load> | undefined;

/** The largest first. */
export async function findFaces({ width, height, data }: Picture, size: FaceSize): Promise<Face[]> {
  loading ??= load();
  const { faceApi, tf } = await loading;
  const tensor = tf.tensor3d(Int32Array.from(data), [height, width, 3], 'int32');
  try {
    const options =
      size === 'small'
        ? new faceApi.SsdMobilenetv1Options({ minConfidence: 0.5 })
        : new faceApi.TinyFaceDetectorOptions({ inputSize: 320, scoreThreshold: 0.5 });
    // The libraries each bring their own types of a tensor, which are the same thing.
    const found = await faceApi
      .detectAllFaces(tensor as never, options)
      .withFaceLandmarks()
      .withFaceDescriptors();
    return found
      .map(({ detection, descriptor, landmarks }) => ({
        descriptor: [...descriptor],
        turn: turnOf(landmarks.positions),
        certainty: detection.score,
        widthPixels: detection.box.width,
        area: areaOf(detection.relativeBox),
      }))
      .sort((one, other) => other.widthPixels - one.widthPixels);
  } finally {
    tensor.dispose();
  }
}

/** The detector's own object has far more than that. */
function areaOf({ left, top, width, height }: PictureArea): PictureArea {
  return { left, top, width, height };
}

/** From the disk alone: the models come with the package. */
async function load() {
  const tf = await import('./tensorflow.ts');
  const { setWasmPaths } = await import('@tensorflow/tfjs-backend-wasm');
  const { default: faceApi } = await import('@vladmandic/face-api/dist/face-api.node-wasm.js');
  setWasmPaths(`${dirname(resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'))}/`);
  await tf.setBackend('wasm');
  const models = join(dirname(resolve('@vladmandic/face-api/package.json')), 'model');
  const { ssdMobilenetv1, tinyFaceDetector, faceLandmark68Net, faceRecognitionNet } = faceApi.nets;
  for (const net of [ssdMobilenetv1, tinyFaceDetector, faceLandmark68Net, faceRecognitionNet]) {
    await net.loadFromDisk(models);
  }
  return { faceApi, tf };
}

/** Of the 68 points: the tip of the nose, both ends of the jaw beside it, and the corners of the eyes. */
const noseTip = 30;
const jawSides = [2, 14] as const;
const eyes = { first: [36, 42], second: [42, 48] } as const;

/**
 * How far the nose stands beside the middle of the jaw, along the line of the eyes and in distances of the eyes: a
 * flat picture keeps it however it is held, a head that turns does not.
 */
function turnOf(points: readonly Point[]): number {
  const [left, right] = [middle(points.slice(...eyes.first)), middle(points.slice(...eyes.second))];
  const jaw = middle(jawSides.flatMap((index) => points[index] ?? []));
  const nose = points[noseTip] ?? jaw;
  const line = { x: right.x - left.x, y: right.y - left.y };
  return ((nose.x - jaw.x) * line.x + (nose.y - jaw.y) * line.y) / (line.x ** 2 + line.y ** 2);
}

function middle(points: readonly Point[]): Point {
  const sum = (key: 'x' | 'y') => points.reduce((total, point) => total + point[key], 0);
  return { x: sum('x') / points.length, y: sum('y') / points.length };
}
