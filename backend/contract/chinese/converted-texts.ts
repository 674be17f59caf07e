import { LRUCache } from 'lru-cache';

const MAX_CHARACTERS = 24_000_000;

/** A cache of conversions, limited by characters; the least recently used are dropped first. */
export class ConvertedTexts {
  private readonly texts: LRUCache<string, string>;

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.texts = new LRUCache({
      maxSize: maxCharacters,
      sizeCalculation: (conversion, key) => key.length + conversion.length,
    });
  }

  get(kind: string, text: string, make: () => string): string {
    const key = `${kind}\n${text}`;
    const cachedText = this.texts.get(key);
    if (cachedText !== undefined) return cachedText;
    const conversion = make();
    this.texts.set(key, conversion);
    return conversion;
  }
}
