interface Props {
  id: string;
  hint: string | null;
  error: string | null;
}

/** The error of a field, else its hint. */
export function FieldNote({ id, hint, error }: Props) {
  const words = error ?? hint;
  return (
    <p
      id={id}
      role={error ? 'alert' : undefined}
      className={error ? 'text-sm text-mark' : 'type-meta empty:hidden'}
    >
      {words}
    </p>
  );
}
