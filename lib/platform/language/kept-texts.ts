const MAX_CHARACTERS = 24_000_000;

/** Conversions already made, those used longest ago dropped first. */
export class KeptTexts {
  private readonly texts = new Map<string, string>();
  private size = 0;

  constructor(private readonly maxCharacters = MAX_CHARACTERS) {}

  get(kind: string, text: string, make: () => string): string {
    const key = `${kind}\n${text}`;
    const known = this.texts.get(key);
    if (known !== undefined) {
      this.texts.delete(key);
      this.texts.set(key, known);
      return known;
    }
    const made = make();
    this.texts.set(key, made);
    this.size += key.length + made.length;
    for (const [oldest, value] of this.texts) {
      if (this.size <= this.maxCharacters) break;
      this.texts.delete(oldest);
      this.size -= oldest.length + value.length;
    }
    return made;
  }
}
