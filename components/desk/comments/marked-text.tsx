interface Props {
  text: string;
  words: readonly string[];
}

/** A text with the words of the lists underlined where they are written as listed, and the others named after it. */
export function MarkedText({ text, words }: Props) {
  const written = words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));
  const others = words.filter((word) => !written.includes(word));
  const pattern = written.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const parts = pattern === '' ? [text] : text.split(new RegExp(`(${pattern})`, 'i'));
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <mark key={index} className="border-b-2 border-mark bg-transparent text-inherit">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
      {others.length > 0 && <span className="type-meta ps-2 text-mark">{others.join(' · ')}</span>}
    </>
  );
}
