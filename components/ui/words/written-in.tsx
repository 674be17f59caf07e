/** A framed badge with the language of a text that is not in the page's language. */
export function WrittenIn({ label }: { label: string }) {
  return <span className="border border-ctl px-1 text-2xs leading-[1.4]">{label}</span>;
}
