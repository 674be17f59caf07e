/** An example as it is typed; long lines break, so that nothing scrolls sideways. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="mt-2">
      <figcaption className="type-meta">{label}</figcaption>
      <pre
        data-example={label}
        className="mt-1 bg-band p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        <code>{text}</code>
      </pre>
    </figure>
  );
}
