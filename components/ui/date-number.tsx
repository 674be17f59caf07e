/** `12/05` in the ledger's narrow figures, the stroke drawn back. */
export function DateNumber({ value, className = '' }: { value: string; className?: string }) {
  const [month, day] = value.split('/');
  return (
    <span className={`n-display font-semibold ${className}`}>
      {month}
      <span className="font-normal text-ink-3">/</span>
      {day}
    </span>
  );
}
