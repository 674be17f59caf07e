import { useRef, useState } from 'react';
import { NotesPart } from '@/components/writing/notes/notes-part';
import { useKeys } from '@/lib/platform/keys/use-keys';
import type { Locale } from '@/lib/platform/language/locales';
import { quoteIn } from '@/lib/writing/notes/quote';
import { useNotes } from '@/lib/writing/notes/use-notes';

/** Notes on the draft under review. The key M begins a note about the selected words. */
export function ReviewNotes({ id, lang }: { id: number; lang: Locale }) {
  const notes = useNotes(id);
  const box = useRef<HTMLDivElement>(null);
  const [quote, setQuote] = useState<string | null>(null);
  const scope = () => box.current?.parentElement ?? null;
  useKeys({ m: () => setQuote(quoteIn(scope())) });
  return (
    <div ref={box} className="max-w-[684px]">
      <NotesPart notes={notes} lang={lang} isEditor scope={scope} quote={quote} onQuote={setQuote} />
    </div>
  );
}
