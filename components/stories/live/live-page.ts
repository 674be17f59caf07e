import { readOwnPage } from './own-page';
import { belongs, type PageFilter } from './flash-filter';
import { listen, type ReceivedChange } from './live-source';
import { dropPatches, replaceFlash, strikeThroughFlash } from './patch-flash';
import { comparePages, shownFlashes } from './shown-flashes';
import { notifyFlashChanged } from './flash-changed';

/**
 * Updates an open page when flashes appear, change or are withdrawn: new ones are counted, also in the title of the
 * tab; changed ones are replaced in place, withdrawn ones struck through.
 */
export class LivePage {
  private readonly fresh = new Set<number>();
  private title = document.title;
  private shownTitle = this.title;
  private end = () => {};
  private isOver = false;

  /**
   * @param withdrawn the note on a withdrawn flash
   * @param count called with the number of new flashes
   * @param refresh loads the current page
   */
  constructor(
    private readonly place: PageFilter,
    private readonly withdrawn: string,
    private readonly count: (fresh: number) => void,
    private readonly refresh: () => void,
  ) {}

  start(): void {
    this.end = listen(positionOf(document), (change) => void this.receive(change));
  }

  stop(): void {
    this.isOver = true;
    this.end();
    this.fresh.clear();
    this.showCount();
    dropPatches();
  }

  /** Call it after the page was refreshed. */
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
    // The pressed button is gone, so the first new flash gets the focus.
    if (first && document.activeElement === document.body) first[1].querySelector('a')?.focus();
  }

  private async receive({ id, flashes }: ReceivedChange): Promise<void> {
    if (!flashes) return this.updateAll(id);
    const shown = shownFlashes(document);
    const changed: number[] = [];
    for (const flash of flashes) {
      const element = shown.get(flash.id);
      if (flash.state === 'gone') {
        this.fresh.delete(flash.id);
        if (element) strikeThroughFlash(element, this.withdrawn);
      } else if (element) changed.push(flash.id);
      else if (flash.state === 'new' && belongs(flash, this.place)) this.fresh.add(flash.id);
    }
    this.showCount();
    await this.change(changed, id);
  }

  /** Replaces changed flashes in place; the page of a single flash is refreshed instead. */
  private async change(ids: number[], change: number): Promise<void> {
    if (ids.length === 0) return;
    const now = await readOwnPage((page) => positionOf(page) >= change);
    if (!now || this.isOver) return;
    if (this.place.own !== undefined) return this.refresh();
    const shown = shownFlashes(document);
    const currentFlashes = shownFlashes(now);
    for (const id of ids) {
      const [element, fresh] = [shown.get(id), currentFlashes.get(id)];
      if (element && fresh) replaceFlash(element, fresh);
      else if (element) notifyFlashChanged(id);
    }
  }

  private async updateAll(change: number): Promise<void> {
    const now = await readOwnPage((page) => positionOf(page) >= change);
    if (!now || this.isOver) return;
    const shown = shownFlashes(document);
    const currentFlashes = shownFlashes(now);
    const { fresh, changed, gone } = comparePages(shown, currentFlashes);
    if (this.place.own !== undefined) return changed.length > 0 ? this.refresh() : undefined;
    for (const id of fresh) this.fresh.add(id);
    for (const id of changed) {
      const [element, copy] = [shown.get(id), currentFlashes.get(id)];
      if (element && copy) replaceFlash(element, copy);
    }
    for (const id of gone) {
      const element = shown.get(id);
      if (element) strikeThroughFlash(element, this.withdrawn);
    }
    this.showCount();
  }

  private showCount(): void {
    this.count(this.fresh.size);
    // Other code may have changed the title meanwhile.
    if (document.title !== this.shownTitle) this.title = document.title;
    this.shownTitle = this.fresh.size > 0 ? `(${this.fresh.size}) ${this.title}` : this.title;
    document.title = this.shownTitle;
  }
}

/** Number of the last change a page was rendered with; 0 when it has none. */
function positionOf(page: ParentNode): number {
  return Number(page.querySelector<HTMLElement>('[data-live]')?.dataset.live ?? 0);
}
