'use client';

/** Reloads the page. */
export function ReloadButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => location.reload()} className="btn btn-ink">
      {label}
    </button>
  );
}
