const patienceMs = 5_000;

/** How long a video is; nothing where this browser cannot tell. */
export function findSeconds(video: Blob): Promise<number | undefined> {
  const element = document.createElement('video');
  const url = URL.createObjectURL(video);
  const seconds = new Promise<number | undefined>((resolve) => {
    const tell = () => resolve(Number.isFinite(element.duration) ? element.duration : undefined);
    element.addEventListener('loadedmetadata', tell);
    element.addEventListener('error', () => resolve(undefined));
    setTimeout(() => resolve(undefined), patienceMs);
  });
  element.preload = 'metadata';
  element.src = url;
  return seconds.finally(() => URL.revokeObjectURL(url));
}
