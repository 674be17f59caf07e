import type { Locale } from '@/backend/contract/locale';
import type { Context } from '@/backend/kernel/context';
import type { ImportSubjects } from './subjects';

/** Resolves the names of one batch to ids, each name once. */
export class NameResolver {
  private readonly resolved = new Map<string, Promise<number | null>>();

  constructor(
    private readonly context: Context,
    private readonly subjects: ImportSubjects,
  ) {}

  author(name: string, lang: Locale): Promise<number | null> {
    return this.once(`author:${name}`, () => this.subjects.authorId(this.context, name, lang));
  }

  category(name: string): Promise<number | null> {
    return this.once(`category:${name}`, () => this.subjects.categoryId(this.context, name));
  }

  async labels(names: string[], lang: Locale): Promise<number[]> {
    const ids = await Promise.all(
      names.map((name) => this.once(`label:${name}`, () => this.subjects.labelId(this.context, name, lang))),
    );
    return ids.filter((id) => id !== null);
  }

  private once(key: string, resolve: () => Promise<number | null>): Promise<number | null> {
    const id = this.resolved.get(key) ?? resolve();
    this.resolved.set(key, id);
    return id;
  }
}
