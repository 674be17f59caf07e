/** A real number as the ornament of an entry: large and narrow in the gutter. Hidden on a phone, where words say it. */
export function BigCount({ value, unit }: { value: number; unit: string }) {
  return (
    <p className="entry-gutter hidden pt-5 md:block">
      <span className="n-display block text-[40px] font-semibold">{value}</span>
      <span className="type-meta mt-1 block">{unit}</span>
    </p>
  );
}
