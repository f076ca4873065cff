import { Link } from '@taga/ui';
import type { ShownFile } from './shown-files.ts';

/** Small pictures that open in full; what is no picture is named. */
export function ApplicationFiles({ files }: { files: readonly ShownFile[] }) {
  return (
    <ul className="flex flex-wrap gap-4">
      {files.map(({ id, label, url, isPicture }) => (
        <li key={id} className="min-w-0">
          {isPicture ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="grid w-36 gap-1 rounded-field text-sm text-link wrap-anywhere hover:underline"
            >
              <img
                src={url}
                alt=""
                width={144}
                height={96}
                loading="lazy"
                className="h-24 w-36 rounded-field border border-border bg-surface-sunken object-contain"
              />
              {label}
            </a>
          ) : (
            <Link href={url} standalone target="_blank" rel="noreferrer" className="wrap-anywhere">
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
