/** The word 要闻 (KEY) before an important title: importance is never told by colour alone. */
export function KeyMark({ label }: { label: string }) {
  return (
    <b className="me-2 inline-block bg-mark px-1.5 align-[0.12em] text-[12.5px] font-bold leading-[1.5] text-on-mark">{label}</b>
  );
}
