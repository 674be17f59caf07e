import { SampleMark } from '@/components/ui/words/sample-mark';

export interface FigureCreditProps {
  /** Whole sentences, each printed as given. */
  source: string;
  /** Under which terms the numbers are shown, and the page of these terms; empty for none. */
  licence?: { text: string; url: string } | null;
  updated: string;
  /** What stands before the source, such as the unit. */
  before?: string;
  /** The word 样本, when the numbers are sample data and it is said here. */
  sample?: string;
}

/** Where the numbers of a figure are from, as of when and under which terms. */
export function FigureCreditLine({ source, licence = null, updated, before, sample }: FigureCreditProps) {
  return (
    <p className="m-0 mt-1.5 text-chart/[1.5] text-ink-3">
      {before}
      {sample !== undefined && <SampleMark word={sample} />}
      {(before !== undefined || sample !== undefined) && ' '}
      {source}
      {updated}
      {licence &&
        (licence.url === '' ? (
          licence.text
        ) : (
          <a
            href={licence.url}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-3 hover:text-ink"
          >
            {licence.text}
          </a>
        ))}
    </p>
  );
}
