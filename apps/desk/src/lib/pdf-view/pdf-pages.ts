import { getDocument } from 'unpdf/pdfjs';

/** The pages of a PDF, each drawn when it is asked for. */
export interface PdfPages {
  readonly count: number;
  /** A picture of a page, counted from one, as an address that `close` takes back. */
  draw(page: number): Promise<string>;
  close(): void;
}

/** Wide enough to read small print when it is zoomed in, and within what a phone can draw. */
const widthPixels = 1_800;

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page cannot be drawn'))), 'image/png');
  });
}

/** Only drawn: scripts, forms and links of the document are nothing here, and nothing of it is compiled. */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfPages> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, enableXfa: false }).promise;
  const drawn = new Map<number, Promise<string>>();

  async function drawPage(number: number): Promise<string> {
    const page = await pdf.getPage(number);
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: widthPixels / width });
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    // A page may say that it is a mile high.
    canvas.height = Math.floor(Math.min(viewport.height, 4 * widthPixels));
    await page.render({ canvas, viewport }).promise;
    return URL.createObjectURL(await toBlob(canvas));
  }

  return {
    count: pdf.numPages,
    draw(number) {
      const picture = drawn.get(number) ?? drawPage(number);
      drawn.set(number, picture);
      return picture;
    },
    close() {
      for (const picture of drawn.values()) picture.then(URL.revokeObjectURL, () => undefined);
      void pdf.destroy();
    },
  };
}
