/** `12/05` with a paler slash, or `5 Dec` with a smaller month: the format `monthDay` of `formatDate`. */
export function DateParts({ value }: { value: string }) {
  const [month, day] = value.split('/');
  if (day !== undefined)
    return (
      <>
        {month}
        <span className="mx-[0.02em] font-normal text-ink-3">/</span>
        {day}
      </>
    );
  const [number, name] = value.split(' ');
  return (
    <>
      {number}
      {name && <span className="text-figure-unit"> {name}</span>}
    </>
  );
}
