/** A large number in the gutter beside an entry. Hidden on a phone, where the caller shows it as text. */
export function BigCount({ value, unit }: { value: number; unit: string }) {
  return (
    <p className="entry-gutter hidden pt-5 md:block">
      <span className="n-display block text-display-xs font-semibold">{value}</span>
      <span className="type-meta mt-1 block">{unit}</span>
    </p>
  );
}
