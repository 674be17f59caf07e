import type { Series } from '@/lib/data/read';

/** Under which terms the numbers of a source are shown, as a link to its page where it has one. */
export function Licence({ licence: { text, url } }: { licence: NonNullable<Series['licence']> }) {
  if (url === '') return <span className="me-1.5">{text}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="me-1.5 underline underline-offset-3 hover:text-ink"
    >
      {text}
    </a>
  );
}
