import render from 'dom-serializer';
import { Element, isTag, Text } from 'domhandler';
import { findAll, replaceElement } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { Context } from '@/backend/kernel/context';
import type { ImportSubjects } from './subjects';

/** A picture that an item or event does not have, by the source key of that, and why. */
export interface PictureFailure {
  address: string;
  item: string;
  reason: string;
}

type Copy = { path: string } | { reason: string };

/** Copies pictures of imported items; each address is fetched only once, also after a failure. */
export class PictureCopier {
  private readonly copies = new Map<string, Promise<Copy>>();
  private copied: { address: string; path: string }[] = [];
  /** One for every item a picture is missing in. */
  readonly failures: PictureFailure[] = [];

  constructor(
    private readonly context: Context,
    private readonly subjects: Pick<ImportSubjects<unknown>, 'fetchPicture' | 'storePicture' | 'isClosed'>,
    private readonly options: { isOffline: boolean; allowPrivate: boolean },
  ) {}

  /** The pictures copied since the last call, with their addresses before. */
  takeCopied(): { address: string; path: string }[] {
    return this.copied.splice(0);
  }

  /** The path of the copy, or null after a failure. @param item the source key of what shows the picture */
  async copy(address: string, item: string): Promise<string | null> {
    const copying = this.copies.get(address) ?? this.fetchAndStore(address);
    this.copies.set(address, copying);
    const copy = await copying;
    if ('path' in copy) return copy.path;
    this.failures.push({ address, item, reason: copy.reason });
    return null;
  }

  private async fetchAndStore(address: string): Promise<Copy> {
    if (address.startsWith('/uploads/')) return { path: address };
    try {
      if (this.options.isOffline) throw new Error('pictures are not copied in this run');
      const bytes = await this.subjects.fetchPicture(address, () => this.options.allowPrivate);
      const path = await this.subjects.storePicture(this.context, bytes);
      this.copied.push({ address, path });
      return { path };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
      const reason = error instanceof Error ? error.message : String(error);
      return { reason: cause ? `${reason}: ${cause}` : reason };
    }
  }

  /**
   * The HTML with the paths of copied pictures. A picture that could not be copied becomes a link with its alt text; a
   * removed picture becomes its alt text alone.
   */
  async copyAll(html: string, item: string): Promise<string> {
    if (!html.includes('<img')) return html;
    const document = parseDocument(html);
    for (const image of findAll((node) => node.name === 'img', document.children)) {
      const address = image.attribs.src ?? '';
      const path = address ? await this.copy(address, item) : null;
      if (!path) replaceElement(image, linkFor(image, address));
      else if (await this.isOpen(path, item)) image.attribs.src = path;
      else replaceElement(image, new Text(image.attribs.alt ?? ''));
    }
    return render(document, { encodeEntities: 'utf8' });
  }

  private async isOpen(path: string, item: string): Promise<boolean> {
    const isClosed = await this.subjects.isClosed(this.context, path);
    if (isClosed) this.failures.push({ address: path, item, reason: 'the picture was taken down' });
    return !isClosed;
  }
}

function linkFor(image: Element, address: string): Element | Text {
  const label = new Text(image.attribs.alt || address);
  const isInLink = image.parent !== null && isTag(image.parent) && image.parent.name === 'a';
  return address && !isInLink ? new Element('a', { href: address }, [label]) : label;
}
