import { type Luminance, luminanceOf } from './image-quality.ts';

/** A part of the camera's picture, in its own pixels. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Which part of the picture stands behind the guide: on the screen the picture fills its box and is cut to it. */
function areaBehind(video: HTMLVideoElement, guide: Element, margin = 0): Area {
  const [box, frame] = [video.getBoundingClientRect(), guide.getBoundingClientRect()];
  const { videoWidth, videoHeight } = video;
  const scale = Math.max(box.width / videoWidth, box.height / videoHeight);
  const [extraX, extraY] = [frame.width * margin, frame.height * margin];
  const toPicture = (onScreen: number, middleOfBox: number, size: number) =>
    (onScreen - middleOfBox) / scale + size / 2;
  const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
  const left = Math.max(0, toPicture(frame.left - extraX, middleX, videoWidth));
  const top = Math.max(0, toPicture(frame.top - extraY, middleY, videoHeight));
  const right = Math.min(videoWidth, toPicture(frame.right + extraX, middleX, videoWidth));
  const bottom = Math.min(videoHeight, toPicture(frame.bottom + extraY, middleY, videoHeight));
  return { left, top, width: right - left, height: bottom - top };
}

function draw(video: HTMLVideoElement, area: Area, width: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.max(1, Math.round((width * area.height) / area.width));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is nothing to draw on');
  context.drawImage(video, area.left, area.top, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return context;
}

/** What the limits were measured at; a cheap phone looks at it four times a second. */
const lookWidth = 320;

export function lookThrough(video: HTMLVideoElement, guide: Element): Luminance | undefined {
  if (video.videoWidth === 0) return undefined;
  const context = draw(video, areaBehind(video, guide), lookWidth);
  return luminanceOf(context.getImageData(0, 0, context.canvas.width, context.canvas.height));
}

/** People hold a card a little beside the guide; what is cut off cannot be read. */
const photoMargin = 0.1;
const photoQuality = 0.92;

export function takePhoto(video: HTMLVideoElement, guide: Element): Promise<Blob> {
  const area = areaBehind(video, guide, photoMargin);
  const { canvas } = draw(video, area, area.width);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo cannot be kept'))),
      'image/jpeg',
      photoQuality,
    );
  });
}
