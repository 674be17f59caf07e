/** The word 要闻 (KEY) before an important title, as importance must not be shown by colour alone. */
export function ImportantBadge({ label, large = false }: { label: string; large?: boolean }) {
  const size = large ? 'me-1 px-2 align-[0.38em] text-base' : 'me-1 px-1.5 align-[0.12em] text-2xs';
  return (
    <>
      <b className={`inline-block bg-mark font-bold leading-[1.5] tracking-normal text-on-mark ${size}`}>
        {label}
      </b>{' '}
    </>
  );
}
