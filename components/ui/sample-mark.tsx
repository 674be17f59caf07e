/** Says beside a figure that its numbers are made up for show. */
export function SampleMark({ word }: { word: string }) {
  return <span className="ms-2 inline-block border border-ctl px-1.5 leading-[1.35]">{word}</span>;
}
