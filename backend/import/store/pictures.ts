import render from 'dom-serializer';
import { Element, isTag, Text } from 'domhandler';
import { findAll, replaceElement } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { Context } from '@/backend/kernel/context';
import type { ImportSubjects } from './subjects';

/** Copies pictures of imported items; each address is fetched only once, also after a failure. */
export class PictureCopier {
  private readonly copies = new Map<string, Promise<string | null>>();
  /** Addresses that could not be copied, with the reasons. */
  readonly failures: { address: string; reason: string }[] = [];

  constructor(
    private readonly context: Context,
    private readonly subjects: Pick<ImportSubjects<unknown>, 'fetchPicture' | 'storePicture' | 'isClosed'>,
    private readonly options: { isOffline: boolean; allowPrivate: boolean },
  ) {}

  /** The path of the copy, or null after a failure. */
  copy(address: string): Promise<string | null> {
    const copy = this.copies.get(address) ?? this.fetchAndStore(address);
    this.copies.set(address, copy);
    return copy;
  }

  private async fetchAndStore(address: string): Promise<string | null> {
    if (address.startsWith('/uploads/')) return address;
    try {
      if (this.options.isOffline) throw new Error('pictures are not copied in this run');
      const bytes = await this.subjects.fetchPicture(address, () => this.options.allowPrivate);
      return await this.subjects.storePicture(this.context, bytes);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
      const reason = error instanceof Error ? error.message : String(error);
      this.failures.push({ address, reason: cause ? `${reason}: ${cause}` : reason });
      return null;
    }
  }

  /**
   * The HTML with the paths of copied pictures. A picture that could not be copied becomes a link with its alt text; a
   * removed picture becomes its alt text alone.
   */
  async copyAll(html: string): Promise<string> {
    if (!html.includes('<img')) return html;
    const document = parseDocument(html);
    for (const image of findAll((node) => node.name === 'img', document.children)) {
      const address = image.attribs.src ?? '';
      const path = address ? await this.copy(address) : null;
      if (!path) replaceElement(image, linkFor(image, address));
      else if (await this.isOpen(path)) image.attribs.src = path;
      else replaceElement(image, new Text(image.attribs.alt ?? ''));
    }
    return render(document, { encodeEntities: 'utf8' });
  }

  private async isOpen(path: string): Promise<boolean> {
    const isClosed = await this.subjects.isClosed(this.context, path);
    if (isClosed) this.failures.push({ address: path, reason: 'the picture was taken down' });
    return !isClosed;
  }
}

function linkFor(image: Element, address: string): Element | Text {
  const label = new Text(image.attribs.alt || address);
  const isInLink = image.parent !== null && isTag(image.parent) && image.parent.name === 'a';
  return address && !isInLink ? new Element('a', { href: address }, [label]) : label;
}
