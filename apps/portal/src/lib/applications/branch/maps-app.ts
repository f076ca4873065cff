interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
}

/** The address that opens a place in the phone's own map; nothing on a computer, which has none. */
export function mapsAppAddress({ latitude, longitude, name }: Place, userAgent: string): string | undefined {
  const [point, label] = [`${latitude},${longitude}`, encodeURIComponent(name)];
  if (/iPhone|iPad|iPod/.test(userAgent)) return `maps:?ll=${point}&q=${label}`;
  return /Android/.test(userAgent) ? `geo:${point}?q=${point}(${label})` : undefined;
}
