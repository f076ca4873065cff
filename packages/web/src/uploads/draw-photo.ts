interface PhotoSize {
  readonly longestSidePx: number;
  readonly wantedBytes: number;
}

/** Enough to read every letter of a card by. */
const usualSize: PhotoSize = { longestSidePx: 2_000, wantedBytes: 500_000 };
/** The first that is small enough is taken; the last in any case. */
const qualities = [0.85, 0.75, 0.65, 0.5];

type Picture = ImageBitmap | HTMLImageElement;

/** Upright, whichever way the phone was held. */
async function openPicture(file: Blob): Promise<Picture> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return openAsElement(file);
  }
}

/** Older Safari: no bitmaps of files there, or none with options. */
async function openAsElement(file: Blob): Promise<Picture> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  try {
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('There is no picture'))), 'image/jpeg', quality);
  });
}

function draw(picture: Picture, longestSidePx: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser does not draw');
  // What can be seen through becomes paper; as JPEG it would be black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The picture alone, as small as it may be: what a phone notes beside it, such as the place, is not sent. */
export async function drawPhoto(file: Blob, { longestSidePx, wantedBytes } = usualSize): Promise<Blob> {
  const picture = await openPicture(file);
  const canvas = draw(picture, longestSidePx);
  if ('close' in picture) picture.close();
  try {
    let jpeg = await toJpeg(canvas, qualities[0] ?? 1);
    for (const quality of qualities.slice(1)) {
      if (jpeg.size <= wantedBytes) break;
      jpeg = await toJpeg(canvas, quality);
    }
    return jpeg;
  } finally {
    // Phones give back the memory of a picture late, or not at all.
    canvas.width = 0;
    canvas.height = 0;
  }
}
