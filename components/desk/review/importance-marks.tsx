/** Which of the last ten flashes are important, oldest first. */
export function ImportanceMarks({ marks, label }: { marks: readonly boolean[]; label: string }) {
  return (
    <span role="img" aria-label={label} className="flex flex-wrap gap-[3px]">
      {marks.map((isImportant, index) => (
        <span
          key={index}
          className={`size-[9px] border ${isImportant ? 'border-mark bg-mark' : 'border-ctl'}`}
        />
      ))}
    </span>
  );
}
