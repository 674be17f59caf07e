/** Marks the numbers of a figure as sample data. */
export function SampleMark({ word }: { word: string }) {
  return <span className="ms-2 inline-block border border-ctl px-1.5 leading-[1.35]">{word}</span>;
}
