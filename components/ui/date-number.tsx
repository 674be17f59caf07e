/** `12/05` in narrow figures with a paler slash. `value` is MM/DD. */
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
