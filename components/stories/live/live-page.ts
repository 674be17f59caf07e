import { readOwnPage } from './own-page';
import { belongs, type LivePlace } from './live-place';
import { listen, type HeardChange } from './live-source';
import { dropPatches, replaceFlash, strikeFlash } from './patch-flash';
import { comparePages, shownFlashes } from './shown-flashes';
import { tellFlashChanged } from './flash-changed';

/**
 * What happens on an open page as flashes appear, change and are withdrawn: new ones are counted, in the title of the
 * tab, too; changed ones change where they stand, withdrawn ones are struck out. Nothing else moves.
 */
export class LivePage {
  private readonly fresh = new Set<number>();
  private title = document.title;
  private shownTitle = this.title;
  private end = () => {};
  private isOver = false;

  /**
   * @param withdrawn what is said of a withdrawn flash
   * @param count is told how many new ones there are
   * @param refresh fetches the page as it is now
   */
  constructor(
    private readonly place: LivePlace,
    private readonly withdrawn: string,
    private readonly count: (fresh: number) => void,
    private readonly refresh: () => void,
  ) {}

  start(): void {
    this.end = listen(positionOf(document), (change) => void this.hear(change));
  }

  stop(): void {
    this.isOver = true;
    this.end();
    this.fresh.clear();
    this.showCount();
    dropPatches();
  }

  /** The page was fetched as it is now. */
  settle(): void {
    dropPatches();
    const shown = shownFlashes(document);
    const arrived = [...this.fresh].filter((id) => shown.has(id));
    for (const id of arrived) {
      this.fresh.delete(id);
      shown.get(id)?.setAttribute('data-live-new', '');
    }
    this.showCount();
    const first = [...shown].find(([id]) => arrived.includes(id));
    // The button that was pressed is gone.
    if (first && document.activeElement === document.body) first[1].querySelector('a')?.focus();
  }

  private async hear({ id, flashes }: HeardChange): Promise<void> {
    if (!flashes) return this.lookAnew(id);
    const shown = shownFlashes(document);
    const changed: number[] = [];
    for (const flash of flashes) {
      const element = shown.get(flash.id);
      if (flash.state === 'gone') {
        this.fresh.delete(flash.id);
        if (element) strikeFlash(element, this.withdrawn);
      } else if (element) changed.push(flash.id);
      else if (flash.state === 'new' && belongs(flash, this.place)) this.fresh.add(flash.id);
    }
    this.showCount();
    await this.change(changed, id);
  }

  /** What is shown changes where it stands. On its own page, that is the page. */
  private async change(ids: number[], change: number): Promise<void> {
    if (ids.length === 0) return;
    const now = await readOwnPage((page) => positionOf(page) >= change);
    if (!now || this.isOver) return;
    if (this.place.own !== undefined) return this.refresh();
    const shown = shownFlashes(document);
    const known = shownFlashes(now);
    for (const id of ids) {
      const [element, fresh] = [shown.get(id), known.get(id)];
      if (element && fresh) replaceFlash(element, fresh);
      else if (element) tellFlashChanged(id);
    }
  }

  private async lookAnew(change: number): Promise<void> {
    const now = await readOwnPage((page) => positionOf(page) >= change);
    if (!now || this.isOver) return;
    const shown = shownFlashes(document);
    const known = shownFlashes(now);
    const { fresh, changed, gone } = comparePages(shown, known);
    if (this.place.own !== undefined) return changed.length > 0 ? this.refresh() : undefined;
    for (const id of fresh) this.fresh.add(id);
    for (const id of changed) {
      const [element, copy] = [shown.get(id), known.get(id)];
      if (element && copy) replaceFlash(element, copy);
    }
    for (const id of gone) {
      const element = shown.get(id);
      if (element) strikeFlash(element, this.withdrawn);
    }
    this.showCount();
  }

  private showCount(): void {
    this.count(this.fresh.size);
    // Somebody else may have given the page another title meanwhile.
    if (document.title !== this.shownTitle) this.title = document.title;
    this.shownTitle = this.fresh.size > 0 ? `(${this.fresh.size}) ${this.title}` : this.title;
    document.title = this.shownTitle;
  }
}

/** The change a page was made after. */
function positionOf(page: ParentNode): number {
  return Number(page.querySelector<HTMLElement>('[data-live]')?.dataset.live ?? 0);
}
