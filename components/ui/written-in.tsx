/** A language's name in a frame: the text is in it, the page is not. */
export function WrittenIn({ label }: { label: string }) {
  return <span className="border border-ctl px-1 text-[12.5px] leading-[1.4]">{label}</span>;
}
